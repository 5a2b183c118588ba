package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The pages of the rules of this checkout. */
class CodePagesTest {

  private static final Path RULES = Path.of("docs", "rules.md");

  private static List<Page> pages() throws IOException {
    Path root = Path.of("..", "..").toRealPath();
    List<Page> all = CodePages.of(root, RULES, Files.readString(root.resolve(RULES)), true);
    return all.subList(1, all.size());
  }

  @Test
  void eachRuleHasAnExampleToEditOrSaysWhyNot() throws IOException {
    int live = 0;
    List<String> without = new ArrayList<>();
    for (Page page : pages()) {
      boolean example = page.body().contains("<div class=\"try\"");
      boolean reason = page.body().matches("(?s).*\\b(to edit|be edited) here\\b.*");
      live += example ? 1 : 0;
      if (example == reason) {
        without.add(page.title());
      }
    }
    assertEquals(List.of(), without);
    assertTrue(live > 300, live + " examples");
  }

  @Test
  void pagesWithAnExampleBeginWithTheMessage() throws IOException {
    for (Page page : pages()) {
      boolean example = page.body().contains("<h2 id=\"example\">");
      assertEquals(example, page.body().contains("<p class=\"finding\">"), page.title());
      assertEquals(example, !page.heading().equals(page.title()), page.title());
    }
  }

  @Test
  void namesOfOtherToolsBelongToRules() throws IOException {
    Set<String> unknown = new TreeSet<>(CodeNotes.load().names().keySet());
    pages().forEach(page -> unknown.remove(page.title()));
    assertEquals(Set.of(), unknown);
  }
}

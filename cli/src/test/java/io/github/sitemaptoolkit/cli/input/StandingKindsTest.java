package io.github.sitemaptoolkit.cli.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A published set gets no new kinds of elements that nobody has asked for. */
class StandingKindsTest {

  private static final String PAGES = "Page,Lecture,About it\nhttps://a.example/1,Ice,It flows.\n";
  private static final String FILMS =
      "Page,Lecture,About it,Preview,Recording\n"
          + "https://a.example/1,Ice,It flows.,https://a.example/1.jpg,https://a.example/1.mp4\n";
  private static final String PICTURES =
      "Page,Photo\nhttps://a.example/1,https://a.example/1.jpg\n";
  private static final String ROWS =
      "url,name,Image Src\nhttps://a.example/1,Cup,https://a.example/1.jpg\n"
          + "https://a.example/1,Cup,https://a.example/2.jpg\n";

  @TempDir Path site;

  private CommandRun publish(String table, String... more) throws IOException {
    Path input = site.resolve("export.csv");
    Files.writeString(input, table);
    List<String> arguments =
        new ArrayList<>(List.of("publish", input.toString(), "-o", site.resolve("out").toString()));
    arguments.addAll(List.of("--base-url", "https://a.example/"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private String published() throws IOException {
    return Files.readString(site.resolve("out").resolve("sitemap.xml"));
  }

  /** Makes the manifest that of a builder which knew no recognition. */
  private void older() throws IOException {
    Path manifest = site.resolve("out").resolve(".sitemap-manifest.json");
    String text = Files.readString(manifest);
    Files.writeString(
        manifest, text.replaceAll("(, )?\"recognised\": \"[a-z ]*\"", "").replace("{, ", "{"));
  }

  @Test
  void firstPublicationReadsWhatTheTableIsAboutAndSoDoTheNext() throws IOException {
    publish(FILMS).exits(0);
    String first = published();
    assertTrue(first.contains("<video:title>Ice</video:title>"), first);
    publish(FILMS).exits(0);
    assertEquals(first, published());
  }

  @Test
  void setOfPagesGetsFilmsOnlyIfAskedFor() throws IOException {
    publish(PAGES).exits(0);
    String first = published();
    CommandRun run = publish(FILMS).exits(0);
    assertEquals(first, published());
    assertEquals(1, run.err().split("csv.about", -1).length - 1, run.err());
    assertTrue(
        run.err().contains("warning: csv.about: the table is read as before; --about films reads"),
        run.err());
    publish(FILMS, "--about", "films").exits(0);
    assertTrue(published().contains("<video:title>Ice</video:title>"), published());
    publish(FILMS).exits(0);
    assertTrue(published().contains("<video:title>Ice</video:title>"), published());
  }

  @Test
  void setOfPicturesGetsNoFilmsAndNoStillsAsPictures() throws IOException {
    publish(PICTURES).exits(0);
    assertTrue(published().contains("image:loc"), published());
    CommandRun run = publish(FILMS).exits(0);
    assertFalse(published().contains("image:loc"), published());
    assertTrue(run.err().contains("--about films reads more: films"), run.err());
    publish(PICTURES).exits(0);
    assertTrue(published().contains("image:loc"), published());
  }

  @Test
  void whatIsNotAskedForAnyMoreDoesNotComeBack() throws IOException {
    publish(FILMS).exits(0);
    publish(FILMS, "--about", "pages").exits(0);
    String pages = published();
    assertFalse(pages.contains("video:"), pages);
    publish(FILMS).exits(0);
    assertEquals(pages, published());
  }

  @Test
  void setOfBeforeKeepsItsRowsApart() throws IOException {
    publish(ROWS, "--about", "pages").exits(0);
    older();
    String first = published();
    CommandRun run = publish(ROWS).exits(0);
    assertEquals(first, published());
    assertTrue(
        run.err()
            .contains(
                "several rows are about one page, the first ones about \"https://a.example/1\";"
                    + " each is read by itself, as before; --about pictures joins them"),
        run.err());
    publish(ROWS, "--about", "pictures").exits(0);
    assertTrue(published().contains("/1.jpg") && published().contains("/2.jpg"), published());
    String joined = published();
    publish(ROWS).exits(0);
    assertEquals(joined, published());
  }

  @Test
  void setOfBeforeMayConsistOfWhatIsNoListOfPages() throws IOException {
    String redirects =
        "Redirect from,Redirect to\nhttps://a.example/1,https://a.example/2\n"
            + "https://a.example/3,https://a.example/4\n";
    publish(redirects).exits(1);
    publish(redirects, "--map", "Redirect from=loc").exits(0);
    publish(redirects).exits(1);
    older();
    String first = published();
    CommandRun run = publish(redirects).exits(0);
    assertEquals(first, published());
    assertTrue(
        run.err().contains("warning: csv.not-pages: this is a table of redirects"), run.err());
  }

  @Test
  void setOfOthersWithFilmsHasThemAgain() throws IOException {
    publish(FILMS).exits(0);
    Path out = site.resolve("out");
    Files.delete(out.resolve(".sitemap-manifest.json"));
    Files.writeString(
        out.resolve("sitemap.xml"), published().replace("<urlset", "<!-- x --><urlset"));
    publish(FILMS, "--adopt").exits(0);
    assertTrue(published().contains("<video:title>Ice</video:title>"), published());
  }

  @Test
  void setOfOthersWithoutFilmsGetsNone() throws IOException {
    publish(PAGES).exits(0);
    Path out = site.resolve("out");
    Files.delete(out.resolve(".sitemap-manifest.json"));
    Files.writeString(
        out.resolve("sitemap.xml"), published().replace("<urlset", "<!-- x --><urlset"));
    CommandRun run = publish(FILMS, "--adopt").exits(0);
    assertFalse(published().contains("video:"), published());
    assertTrue(run.err().contains("--about films reads more"), run.err());
  }

  @Test
  void updatesAddNoNewKindsEither() throws IOException {
    publish(PAGES).exits(0);
    Path more = site.resolve("more.csv");
    Files.writeString(more, FILMS);
    String out = site.resolve("out").toString();
    CommandRun run = CommandRun.of("update", out, "--add", more.toString()).exits(0);
    assertFalse(published().contains("video:"), published());
    assertTrue(run.err().contains("--about films reads more"), run.err());
    CommandRun.of("update", out, "--add", more.toString(), "--about", "films").exits(0);
    assertTrue(published().contains("<video:title>Ice</video:title>"), published());
    publish(FILMS).exits(0);
    assertTrue(published().contains("<video:title>Ice</video:title>"), published());
  }
}

package io.github.sitemaptoolkit.dist;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class HelpFilesTest {

  private final CommandLine command = HelpFiles.command();
  private final Map<String, String> pages = HelpFiles.manPages(command);

  @TempDir Path directory;

  @Test
  void eachCommandHasAPageWithAllItsOptionsAndExamples() {
    command
        .getSubcommands()
        .forEach(
            (name, sub) -> {
              String page = String.valueOf(pages.get("sitemap-" + name));
              sub.getCommandSpec().options().stream()
                  .filter(option -> !option.hidden())
                  .map(OptionSpec::longestName)
                  .forEach(option -> assertTrue(page.contains(ManPage.escape(option)), option));
              String example = ManPage.escape("  sitemap " + name + " ");
              assertEquals(
                  sub.getUsageMessage().contains("  sitemap " + name + " "),
                  page.contains(".nf\n") && page.contains(example),
                  name);
            });
  }

  @Test
  void pageOfTheCommandNamesTheOthers() {
    for (String name : command.getSubcommands().keySet()) {
      String line = ".BR " + ManPage.escape("sitemap-" + name) + " (1)\n";
      assertTrue(String.valueOf(pages.get("sitemap")).contains(line), name);
    }
  }

  @Test
  void textIsNotTakenForACommandOfThePage() {
    assertEquals("\\&.TH \\e \\-x", ManPage.escape(".TH \\ -x"));
    assertEquals("\\&'quoted'", ManPage.escape("'quoted'"));
  }

  @Test
  void shellsCompleteEachOptionWithItsValues() {
    String zsh = ZshCompletion.of(command);
    String bash = BashCompletion.of(command);
    String fish = FishCompletion.of(command);
    for (OptionSpec option : command.getSubcommands().get("convert").getCommandSpec().options()) {
      String name = option.longestName();
      assertEquals(!option.hidden(), zsh.contains("'*" + name + (takesValue(option) ? "=" : "[")));
      assertEquals(
          !option.hidden(),
          bash.matches("(?s).*convert:-\\*\\) words='[^']*" + name + "[ '].*"),
          name);
      assertEquals(!option.hidden(), fish.contains(" -l " + name.substring(2) + " "), name);
    }
    assertTrue(
        bash.contains("convert:--to) words='atom csv jsonfeed ndjson rss txt xml' ;;"), bash);
    assertTrue(zsh.contains("]:FORMAT:(atom csv jsonfeed ndjson rss txt xml)'"), zsh);
    assertTrue(
        fish.contains("from convert' -l to -x -a 'atom csv jsonfeed ndjson rss txt xml' -d "));
    assertTrue(fish.contains("from formats' -f -a '"), fish);
    assertFalse(fish.contains("from convert' -f"), "its inputs are files");
  }

  private static boolean takesValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  @Test
  void filesLieWhereManAndTheShellsLook() throws Exception {
    Path changes = Files.writeString(directory.resolve("changes"), "changed");
    HelpFiles.main(new String[] {directory.toString(), changes.toString()});
    Path share = directory.resolve("share");
    Path debian = directory.resolve("debian");
    assertTrue(Files.exists(share.resolve("zsh/site-functions/_sitemap")));
    assertTrue(Files.exists(share.resolve("fish/vendor_completions.d/sitemap.fish")));
    String bash = Files.readString(share.resolve("bash-completion/completions/sitemap"));
    assertTrue(bash.contains("complete -o default -F _sitemap sitemap"), bash);
    assertArrayEquals(
        Files.readAllBytes(share.resolve("man/man1/sitemap-convert.1")),
        uncompressed(debian.resolve("man/man1/sitemap-convert.1.gz")));
    assertEquals(
        "changed",
        new String(uncompressed(debian.resolve("doc/sitemap-toolkit/changelog.gz")), UTF_8));
  }

  private static byte[] uncompressed(Path file) throws Exception {
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    }
  }
}

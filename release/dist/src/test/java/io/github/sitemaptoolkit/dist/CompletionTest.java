package io.github.sitemaptoolkit.dist;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the shells answer to the tab key. */
@DisabledOnOs(OS.WINDOWS)
class CompletionTest {

  private static final String BASH =
      """
      . "$1"; shift
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _sitemap
      echo "${COMPREPLY[*]}"
      """;

  @TempDir Path directory;

  private String answer(List<String> call) throws IOException, InterruptedException {
    assumeTrue(isThere(call.get(0)), call.get(0));
    Process process =
        new ProcessBuilder(call).directory(directory.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  private static boolean isThere(String program) {
    for (String bin : System.getenv().getOrDefault("PATH", "").split(":")) {
      if (Files.isExecutable(Path.of(bin, program))) {
        return true;
      }
    }
    return false;
  }

  private String bash(String... words) throws IOException, InterruptedException {
    Path script = directory.resolve("bash");
    Files.writeString(script, BashCompletion.of(HelpFiles.command()));
    List<String> call =
        new ArrayList<>(List.of("bash", "-c", BASH, "bash", script.toString(), "sitemap"));
    call.addAll(List.of(words));
    return answer(call).strip();
  }

  private String fish(String line) throws IOException, InterruptedException {
    Path script = directory.resolve("fish");
    Files.writeString(script, FishCompletion.of(HelpFiles.command()));
    String complete = "source " + script + "; complete -C '" + line + "' | cut -f 1";
    return String.join(" ", answer(List.of("fish", "-c", complete)).split("\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "validate --profile goo, google google-news",
    "validate --profile = goo, google google-news", // bash takes --profile=goo apart
    "convert --validate b, bing baidu",
    "rules loc.dup, loc.duplicate",
    "validate --rule loc.dup, loc.duplicate=",
    "validate --rule loc.duplicate = e, error",
    "validate --rule = loc.duplicate = e, error",
    "validate --deprecated k, keep",
    "validate --report s, sarif",
    "diff --report c, csv",
    "convert --report j, json=",
    "validate --fail-on w, warning",
    "convert --to c, csv",
    "convert --from x, xml xlsx",
    "convert --layout w, wide",
    "convert --preset s, shopify",
    "formats wo, wordpress",
    "convert --encoding S, Shift_JIS",
    "publish --by se, section:1 section:2 sequence",
    "merge --prefer l, last",
    "count --color n, never",
    "config s, show",
    "conv, convert"
  })
  void wordsThatThereAreAreCompleted(String typed, String answer) throws Exception {
    assertEquals(sorted(answer), sorted(bash(typed.split(" "))));
  }

  private static List<String> sorted(String words) {
    return List.of(words.split(" ")).stream().sorted().toList();
  }

  @Test
  void fieldsAreCompletedBehindCommas() throws Exception {
    assertEquals("loc,lastmod", bash("convert", "--select", "loc,lastm"));
    assertEquals("loc,lastmod,video.tag", bash("convert", "--select", "loc,lastmod,video.ta"));
    assertEquals("changefreq", bash("convert", "--select", "ch"));
  }

  @Test
  void setsAreThoseOfTheConfigurationInTheDirectory() throws Exception {
    assertEquals("", bash("publish", "--set", "n"), "there is no configuration");
    Files.writeString(
        directory.resolve("sitemap.toml"),
        """
        [set.pages] # all
        [set.news]
        where = "has news"
        [set.night_2]
        [[input]]
        """);
    assertEquals("news night_2", bash("publish", "--set", "n"));
  }

  @Test
  void fishCompletesTheSame() throws Exception {
    assertEquals("google google-news", fish("sitemap validate --profile goo"));
    assertEquals("loc.duplicate", fish("sitemap rules loc.dup"));
    assertEquals("loc,video.tag", fish("sitemap convert --select loc,video.ta"));
    Files.writeString(directory.resolve("sitemap.toml"), "[set.news]\n");
    assertEquals("news", fish("sitemap publish --set "));
  }

  @Test
  void zshCanReadItsScript() throws Exception {
    Path script = directory.resolve("zsh");
    String text = ZshCompletion.of(HelpFiles.command());
    Files.writeString(script, text);
    assertTrue(text.contains(":NAME:(sitemaps.org google google-news bing yandex baidu)'"), text);
    assertEquals("", answer(List.of("zsh", "-n", script.toString())));
  }

  @Test
  void eachWordIsOneThatTheCommandTakes() {
    Context context = Context.load();
    assertEquals(
        List.of(),
        SelectedFields.of(OptionWords.of("--select", "convert"), context).columns(),
        "with whole extensions, the columns depend on the entries");
    OptionWords.of("--encoding", "convert").forEach(name -> assertTrue(Charset.isSupported(name), name));
    for (String name :
        List.of("--profile", "--rule", "--to", "--from", "--by", "--preset", "CODE", "NAME")) {
      assertTrue(OptionWords.of(name, "convert").size() > 1, name);
    }
  }
}

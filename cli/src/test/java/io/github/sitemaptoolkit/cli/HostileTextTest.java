package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text of inputs that would command a terminal, in all that commands say. */
@Tag("slow")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file has such a name there")
class HostileTextTest {

  private static final String EVIL = "\u001b]0;own\u0007\r\u009b2J\u007f\u202e\u2066\u061cx";
  private static final String SHOWN =
      "\\u001b]0;own\\u0007\\u000d\\u009b2J\\u007f\\u202e\\u2066\\u061cx";

  @TempDir Path directory;

  @BeforeEach
  void writeFiles() throws IOException {
    Path folder = Files.createDirectory(directory.resolve(EVIL));
    file("good.xml", sitemap("<url><loc>https://a.example/1</loc></url>"));
    file(EVIL + ".xml", sitemap("<url><loc>https://a.example/\u009b\u202e2</loc></url>"));
    file("list.txt", "https://a.example/" + EVIL + "\nbad" + EVIL + "\n");
    file("cut.xml", "<urlset><url><loc>\u009b\u202e</lo");
    file(
        "foreign.xml",
        sitemap(
            "<url><loc>https://a.example/\u009b\u202e3</loc>"
                + "<e:e xmlns:e='u\u009b\u202e'>\u009b</e:e><bad\u009b/></url>"));
    file(
        "feed.rss",
        "<rss><channel><title>\u009b\u202e</title><item><link>https://a.example/4</link>"
            + "<guid>\u009b\u202e</guid></item></channel></rss>");
    file("table.csv", "url,lastmod,x" + EVIL + "\nhttps://a.example/5,bad" + EVIL + ",y\n");
    file("lines.ndjson", "{\"loc\": \"https://a.example/6\", \"\\u001b\\u009b\": 1}\n{" + EVIL);
    file("robots.txt", "Sitemap: https://a.example/" + EVIL + "\n");
    Files.writeString(folder.resolve("x.xml"), sitemap(""));
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  private static String sitemap(String entries) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">" + entries + "</urlset>";
  }

  /**
   * Runs a command; EVIL in it stands for that, and names that end in a slash are in the folder.
   */
  private CommandRun run(String call) {
    String[] arguments =
        Arrays.stream(call.split(" "))
            .map(argument -> argument.replace("DIR", directory.toString()).replace("EVIL", EVIL))
            .toArray(String[]::new);
    return CommandRun.of(arguments);
  }

  private static void assertHarmless(String said, CommandRun run) {
    said.codePoints()
        .filter(c -> c != '\n' && c != '\t')
        .filter(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT)
        .findFirst()
        .ifPresent(c -> assertEquals("", Integer.toHexString(c), run.arguments() + "\n" + said));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "EVIL",
        "--EVIL",
        "convert --EVIL",
        "convert DIR/good.xml --to EVIL",
        "convert DIR/good.xml --limit EVIL=1",
        "convert DIR/good.xml --since EVIL --to txt",
        "convert DIR/good.xml --rewrite EVIL",
        "convert DIR/good.xml -o DIR/out/{EVIL}.txt",
        "convert DIR/good.xml -o DIR/EVIL.txt --report DIR/EVIL.json",
        "convert DIR/good.xml --extensions DIR/EVIL.jar",
        "convert DIR/good.xml --extensions DIR/EVIL.xml",
        "convert DIR/EVIL",
        "convert EVIL.xml",
        "convert https://EVIL",
        "convert EVIL*.xml DIR/good.xml -o DIR/out/ -v",
        "convert -r DIR -o DIR/EVIL/ --to xml --jobs 2 -v",
        "convert -r DIR -o DIR/out/ --to txt --fail-on-loss",
        "convert DIR/feed.rss --to xml -o DIR/EVIL.out.xml",
        "count --by-extension -v DIR/EVIL.xml DIR/foreign.xml DIR/cut.xml DIR/list.txt DIR/EVIL",
        "count DIR/robots.txt DIR/lines.ndjson DIR/table.csv DIR/feed.rss EVIL",
        "diff DIR/good.xml DIR/EVIL.xml",
        "diff DIR/good.xml DIR/list.txt",
        "diff DIR/good.xml DIR/foreign.xml --report EVIL",
        "doctor EVIL",
        "extensions --extensions DIR/EVIL.xml",
        "formats EVIL",
        "help EVIL",
        "index DIR/EVIL --base-url https://a.example/",
        "index DIR --base-url https://a.example/EVIL",
        "merge DIR/EVIL.xml DIR/foreign.xml DIR/list.txt -o DIR/EVIL.merged.xml -v",
        "merge DIR/good.xml --keep EVIL",
        "publish DIR/EVIL.xml DIR/foreign.xml -o DIR/EVIL --base-url https://a.example/",
        "publish DIR/EVIL.xml -o DIR/pub --base-url https://a.example/ --dry-run",
        "publish DIR/good.xml -o DIR/pub --base-url https://a.example/ --by EVIL",
        "split DIR/EVIL.xml DIR/list.txt -o DIR/EVIL",
        "split DIR/cut.xml -o DIR/EVIL",
        "update DIR/EVIL --add DIR/EVIL.xml",
        "update DIR/EVIL --add EVIL",
      })
  void noMessageCanControlATerminal(String call) {
    CommandRun run = run(call);
    assertTrue(run.exitCode() != ExitCode.BUG, run.err());
    assertHarmless(run.err(), run);
    assertHarmless(run.out(), run);
  }

  @Test
  void charactersAreShownByTheirNumbers() {
    assertEquals(
        "sitemap: " + SHOWN + ".xml: no such file\n", run("count EVIL.xml").exits(4).err());
    String names = run("split DIR/good.xml -o DIR/EVIL").exits(0).out();
    assertEquals(directory + "/" + SHOWN + "/sitemap-1.xml\n", names);
  }

  @Test
  void nameWithALineBreakDoesNotBeginALine() {
    CommandRun run = CommandRun.of("count", "x\nsitemap: all is well").exits(4);
    assertEquals("sitemap: x\\u000asitemap: all is well: no such file\n", run.err());
  }

  /** Documents and data for programs are no text for people. */
  @Test
  void dataStayAsTheyAre() {
    String cells = run("convert DIR/EVIL.xml --to csv").exits(0).out();
    assertTrue(cells.contains("https://a.example/\u009b\u202e2"), cells);
    String table = run("diff DIR/good.xml DIR/EVIL.xml --report csv").exits(1).out();
    assertTrue(table.contains("https://a.example/\\u009b\\u202e2"), table); // read by people
    String json = run("diff DIR/good.xml DIR/EVIL.xml --report json").exits(1).out();
    assertTrue(json.contains("https://a.example/\\u009b\\u202e2"), json); // the same to programs
  }
}

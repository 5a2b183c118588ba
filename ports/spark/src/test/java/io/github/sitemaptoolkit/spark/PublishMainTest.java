package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The program for spark-submit. */
class PublishMainTest extends SparkTest {

  private String err = "";

  private int run(String... arguments) {
    var bytes = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      return PublishMain.run(arguments);
    } finally {
      System.setErr(before);
      err = bytes.toString(StandardCharsets.UTF_8);
    }
  }

  @Test
  void tablesOfTheLakeArePublished() throws Exception {
    Path lake = directory.resolve("lake");
    spark()
        .sql("SELECT concat('" + URL + "', id) AS url, DATE'2026-11-20' AS changed FROM range(9)")
        .write()
        .parquet(lake.toString());
    Path set = directory.resolve("set");
    String[] arguments = {
      "--from",
      "parquet",
      "--select",
      "url AS loc, changed AS lastmod",
      "--where",
      "url < 'i'",
      lake.toString(),
      "-o",
      set.toString(),
      "--base-url",
      URL,
      "--gzip",
      "--max-urls",
      "5"
    };
    assertEquals(0, run(arguments), err);
    String index = Files.readString(set.resolve("sitemap.xml"));
    assertTrue(index.contains("<lastmod>2026-11-20</lastmod>"), index);
    Path more = write("more.txt", URL + "more\n");
    assertEquals(0, run(more.toString(), "--add", "-o", set.toString()), err);
    assertEquals(10, read(set.resolve("sitemap.xml")).count());
  }

  @Test
  void whatReadsTheInputHasOptions() throws Exception {
    String csv = write("pages.csv", "url;changed\n" + URL + "a;2026-11-20 10:00\n").toString();
    Path set = directory.resolve("set");
    assertEquals(
        0,
        run(
            "--from",
            "csv",
            "--option",
            "header=true",
            "--option",
            "sep=;",
            "--select",
            "url AS loc, changed AS lastmod",
            "--zone",
            "Europe/Berlin",
            csv,
            "-o",
            set.toString(),
            "--base-url",
            URL),
        err);
    String text = Files.readString(set.resolve("sitemap.xml"));
    assertTrue(text.contains("<lastmod>2026-11-20T10:00:00+01:00</lastmod>"), text);
    String list = write("list.txt", URL + "a\n").toString();
    assertEquals(2, run("--option", "mod=FAILFAST", list, "-o", set.toString(), "--base-url", URL));
    assertTrue(err.contains("no option mod; did you mean mode?"), err);
  }

  @Test
  void conditionsDoNotHideWhatCouldNotBeRead() {
    String cut = urlset(url("a", "") + url("b", "")).replace("</urlset>", "<url><lo");
    String file = write("cut.xml", cut).toString();
    String set = directory.resolve("set").toString();
    assertEquals(1, run(file, "-o", set, "--base-url", URL, "--where", "loc NOT LIKE '%/x'"), err);
    assertTrue(err.contains("could not be read"), err);
  }

  @Test
  void mistakesHaveOneMessage() {
    String list = write("list.txt", URL + "a\n").toString();
    String set = directory.resolve("set").toString();
    assertEquals(2, run(list, "-o", set));
    assertTrue(err.startsWith("give the url of the directory"), err);
    assertEquals(2, run(list, "-o", set, "--base-url", URL, "--select", "url AS loc"));
    assertTrue(err.contains("url"), err);
    assertEquals(1, run(list, "-o", set, "--base-url", "https://elsewhere.example/"));
    assertTrue(err.contains("check --base-url, or set --max-outside to 100"), err);
    assertEquals(2, run("--from", "table", "a", "b", "-o", set, "--base-url", URL));
    assertTrue(err.contains("name one table"), err);
    assertEquals(4, run(list + ".gone", "-o", set, "--base-url", URL));
    assertTrue(err.contains("there is no such file") || err.contains("no file matches"), err);
  }
}

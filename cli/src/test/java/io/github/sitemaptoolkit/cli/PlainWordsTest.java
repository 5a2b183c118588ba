package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a wrong call: what is wrong, in plain words, and what to write instead. */
@Tag("slow")
class PlainWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      textBlock =
          """
          covnert a.rss => there is no command covnert; did you mean convert?
          blog.rss => there is no command blog.rss; did you mean: sitemap convert blog.rss
          nothing => there is no command nothing
          convert a.xml --form rss => there is no option --form; did you mean --from?
          convert a.xml --zzz=1 => there is no option --zzz
          doctor a => "a" is one argument too many; the command takes only options
          index a b --base-url https://a.example/ => "b" is one argument too many; the command takes only DIR
          index => --base-url URL is missing: the url of the output directory
          split a.xml => --output DIR is missing: where to write
          diff a.xml => NEW is missing: the newer version, or --pages
          convert a.xml -o => --output needs a value, FILE|DIR/|TEMPLATE: where to write
          convert a.xml --to csv --to txt => --to is given twice; give it once
          convert a.xml --gzip=no => --gzip takes no value; write --gzip alone
          convert a.xml --layout tall => --layout tall: use joined, wide, long or languages
          split a.xml -o b --max-urls many => --max-urls many: use a whole number
          validate a.xml --rule loc.duplicate => --rule loc.duplicate: write CODE=LEVEL
          convert a.xml -q -v => --verbose and --quiet cannot be given together
          convert a.xml --to csv --select loc,imaeg.loc => --select: there is no column "imaeg.loc"; did you mean image.loc?
          convert a.xml --map Film=video.contentloc => --map: there is no column "video.contentloc"; did you mean video.content_loc?
          convert a.rss --with nwes => --with: there is no extension "nwes"; did you mean news?
          convert a.xml --to foo => --to foo: use atom, csv, jsonfeed, llms, ndjson, rss, txt, xlsx or xml
          convert a.xml --from foo => --from foo: use atom, csv, html, json, jsonfeed, llms, ndjson, robots, rss, schemamap, txt, xlsx or xml
          convert a.xml --to cvs => --to cvs: use atom, csv, jsonfeed, llms, ndjson, rss, txt, xlsx or xml; did you mean csv?
          convert a.xml --to json => json can be read, but not written; use jsonfeed or ndjson
          validate a.xml --profile gogle => --profile gogle: use sitemaps.org, google, google-news, bing, yandex or baidu; did you mean google?
          validate a.xml --report jsn => --report jsn: use text, json, ndjson, csv, sarif, junit, github, markdown or html; did you mean json?
          check a.xml => there is no command check; use sitemap validate FILE
          convert a.xml --format csv => there is no option --format; use --to FORMAT
          validate a.xml -f json => there is no option -f; the format is found in the content and the name; sitemap convert --from FORMAT reads a file as another one
          extensions vidoe => there is no extension "vidoe"; did you mean video?
          """)
  void wrongCallIsExplained(String call, String message) {
    CommandRun run = CommandRun.of(call.split(" ")).exits(2);
    assertEquals("sitemap: " + message, run.err().lines().findFirst().orElse(""));
    assertEquals("", run.out());
  }
}

package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code is coloured by its language, and stays what it is. */
class HighlighterTest {

  /** Returns code with {@code [class:token]} for what is coloured. */
  private static String colours(String language, String code) {
    return Highlighter.highlight(code, language)
        .replaceAll("<span class=\"(\\w+)\">", "[$1:")
        .replace("</span>", "]")
        .replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          java ~ int a = f("//\\"", 1); // b ~ [keyword:int] a = f([string:"//\\""], [number:1]); [comment:// b]
          java ~ @Override void classic() {} ~ [name:@Override] [keyword:void] classic() {}
          sh ~ ./sitemap a.xml --to csv # b ~ [keyword:./sitemap] a.xml [attribute:--to] csv [comment:# b]
          sh ~ a "$b" $c d#e ~ [keyword:a] [string:"$b"] [name:$c] d#e
          xml ~ <a:b c="d&amp;e">f</a:b><!-- h --> ~ [keyword:<a:b] [attribute:c]=[string:"d&amp;e"][keyword:>]f[keyword:</a:b][keyword:>][comment:<!-- h -->]
          toml ~ key = "v # w" # x ~ [attribute:key] = [string:"v # w"] [comment:# x]
          toml ~ [[input]] ~ [keyword:[[input]]]
          json ~ {"a": ["b", 1.5, null]} ~ {[attribute:"a"]: [[string:"b"], [number:1.5], [name:null]]}
          csv ~ loc,title ~ [attribute:loc,title]
          yaml ~ on: push # a ~ [attribute:on]: push [comment:# a]
          sql ~ select a from b where c = 'd' ~ [keyword:select] a [keyword:from] b [keyword:where] c = [string:'d']
          text ~ class "a" 1 ~ class "a" 1
          """)
  void tokensHaveTheColourOfTheirKind(String language, String code, String expected) {
    assertEquals(expected, colours(language, code));
  }

  @ParameterizedTest
  @ValueSource(strings = {"java", "sh", "xml", "toml", "yaml", "json", "csv", "sql", "python", ""})
  void textStays(String language) {
    String code = "a,\"b\"\"\n<c d='e'>&amp;</c> /* # -- ${f} \"\"\" [g] '\n";
    assertEquals(
        Html.escape(code), Highlighter.highlight(code, language).replaceAll("</?span[^>]*>", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"java", "sh", "xml", "toml", "yaml", "json", "csv", "sql", "python"})
  void longTokensTakeNoStack(String language) {
    String code = "a = \"" + "\\\\\"x".repeat(200_000) + "\n'" + "y".repeat(200_000);
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Highlighter.highlight(code, language));
  }

  @Test
  void languageIsTheFirstWordBehindTheFence() {
    String html = Markdown.html("```json output\n1\n```\n");
    assertEquals("<pre><code><span class=\"number\">1</span>\n</code></pre>\n", html);
  }
}

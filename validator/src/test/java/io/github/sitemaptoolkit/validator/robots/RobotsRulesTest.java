package io.github.sitemaptoolkit.validator.robots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.validator.profile.Profile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What robots.txt says to Google's crawler, as Google documents and tests it. */
class RobotsRulesTest {

  private static final String HOST = "https://foo.example";

  private static boolean allows(String text, String url) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new RobotsRules("robots.txt", bytes, Profile.GOOGLE, "foo.example").allows(url);
  }

  /** A case: the lines of the file, separated by |, a path, and whether it is allowed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // lines
        "user-agent: Googlebot|disallow: /; /x/y; false",
        "foo: Googlebot|bar: /; /x/y; true",
        "user-agent Googlebot|disallow /; /x/y; false",
        "USER-AGENT: Googlebot|DISALLOW: /; /x/y; false",
        "user-agent: googlebot|disallow: /; /x/y; false",
        "User-agent: Googlebot # comment|Disallow: / # all; /x/y; false",
        "# comment|User-agent: *|Disallow: /x; /x/y; false",
        "user-agent: Googlebot|disallow: ; /x; true",
        "user-agent: Googlebot|disallow:; /x; true",
        "'  user-agent :  Googlebot|  disallow :  /x'; /x/y; false",
        // groups
        "user-agent: *|disallow: /|user-agent: Googlebot|allow: /x; /y; true",
        "user-agent: FooBot|disallow: /; /x; true",
        "user-agent: FooBot|user-agent: Googlebot|disallow: /x; /x; false",
        "user-agent: Googlebot|disallow: /x|user-agent: FooBot|disallow: /|user-agent: Googlebot|disallow: /y; /y; false",
        "user-agent: Googlebot|disallow: /x|user-agent: FooBot|disallow: /|user-agent: Googlebot|disallow: /y; /x; false",
        "user-agent: Googlebot/2.1|disallow: /; /x; false",
        "user-agent: Googlebot|Sitemap: https://foo.example/s.xml|disallow: /x; /x; false",
        "user-agent: Googlebot||disallow: /x; /x; false",
        "disallow: /|user-agent: Googlebot|allow: /x; /y; true",
        // paths
        "user-agent: *|disallow: /X; /x; true",
        "user-agent: *|disallow: /fish; /fish.html; false",
        "user-agent: *|disallow: /fish; /Fish.asp; true",
        "user-agent: *|disallow: /fish; /catfish; true",
        "user-agent: *|disallow: /fish*; /fishheads/yummy.html; false",
        "user-agent: *|disallow: /fish/; /fish; true",
        "user-agent: *|disallow: /fish/; /fish/?id=x; false",
        "user-agent: *|disallow: /*.php; /folder/any.php.file.html; false",
        "user-agent: *|disallow: /*.php; /windows.PHP; true",
        "user-agent: *|disallow: /*.php$; /folder/filename.php; false",
        "user-agent: *|disallow: /*.php$; /filename.php?parameters; true",
        "user-agent: *|disallow: /*.php$; /filename.php/; true",
        "user-agent: *|disallow: /fish*.php; /fishheads/catfish.php?parameters; false",
        "user-agent: *|disallow: /foo/bar$; /foo/bar; false",
        "user-agent: *|disallow: /foo/bar$; /foo/barbaz; true",
        "user-agent: *|disallow: *.gif$; /x.gif; false",
        // the longest rule counts; of two that are as long, the one that allows
        "user-agent: *|allow: /p|disallow: /; /page; true",
        "user-agent: *|allow: /folder|disallow: /folder; /folder/page; true",
        "user-agent: *|allow: /page|disallow: /*.htm; /page.htm; false",
        "user-agent: *|allow: /page|disallow: /*.ph; /page.php5; true",
        "user-agent: *|allow: /$|disallow: /; /; true",
        "user-agent: *|allow: /$|disallow: /; /page.htm; false",
        "user-agent: *|disallow: /x/page.html|allow: /x/; /x/page.html; false",
        "user-agent: *|disallow: /|allow: /x; /x/page.html; true",
        // percent encoding
        "user-agent: *|disallow: /|allow: /foo/bar?qux=taz&baz=http://foo.bar?tar&par; /foo/bar?qux=taz&baz=http://foo.bar?tar&par; true",
        "user-agent: *|disallow: /|allow: /foo/bar/ツ; /foo/bar/%E3%83%84; true",
        "user-agent: *|disallow: /|allow: /foo/bar/%E3%83%84; /foo/bar/%E3%83%84; true",
        "user-agent: *|disallow: /|allow: /foo/bar/%e3%83%84; /foo/bar/%E3%83%84; true",
        "user-agent: *|disallow: /a%3Cd.html; /a%3cd.html; false",
        "user-agent: *|disallow: /a%2Fb; /a/b; true",
        "user-agent: *|disallow: /%7Ejoe/; /~joe/i.html; false",
      })
  void asGoogleReadsIt(String lines, String path, boolean allowed) {
    assertEquals(allowed, allows(lines.replace('|', '\n') + "\n", HOST + path));
  }

  @Test
  void linesEndInAnyWay() {
    List<String> wrong = new ArrayList<>();
    for (String end : List.of("\n", "\r", "\r\n")) {
      String text = String.join(end, "\uFEFFUser-agent: *", "Disallow: /x", "");
      if (allows(text, HOST + "/x") || !allows(text, HOST + "/y")) {
        wrong.add(end.replace("\r", "CR").replace("\n", "LF"));
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** A group that names a purpose speaks to no crawler. */
  @ParameterizedTest
  @CsvSource({"train-ai", "search", "ai-index"})
  void aPolicyTokenIsNoCrawler(String token) {
    String text = "User-agent: " + token + "\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n";
    assertEquals(true, allows(text, HOST + "/y"));
    assertEquals(false, allows(text, HOST + "/x"));
  }

  @Test
  void contentSignalsAreNoRules() {
    String text = "User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /x\n";
    assertEquals(true, allows(text, HOST + "/y"));
    assertEquals(false, allows(text, HOST + "/x"));
  }
}

package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlRulesTest {

  private static List<String> codes(int faults) {
    return UrlFault.in(faults).stream().map(fault -> fault.code().id()).toList();
  }

  private static List<String> codes(String url) {
    return codes(UrlRules.page(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com",
        "https://e.com/",
        "http://www.example.com/a-b_c~d/e.html?f=g&h=1,2;i=(j)*!$'@:+",
        "https://e.com:8443/a",
        "http://e.com:443/",
        "https://e.com/%E2%82%AC/%C3%A9%F0%9F%98%80?q=%20%2F%25",
        "https://e.com/100%25",
        "https://192.0.2.1/",
        "https://[2001:db8::1]/",
        "https://[::ffff:192.0.2.1]:8080/",
        "https://my_shop.e.com/",
        "https://e.com./",
        "https://xn--bcher-kva.example/",
        "https://3com.example/",
        "https://e.com/?sid=12",
        "https://e.com/?session=morning",
        "https://e.com/?insid=0123456789abcdef0123",
        "https://e.com/?sid=abcdefghijklmnop", // a word, without any digit
        "https://e.com/a(b)/(S)",
        "https://e.com/a(b/0123456789abcdef)",
        "https://e.com/a(S(0123456789abcdef))",
        "https://e.com/a@b:c",
        "ftp://e.com/f",
        "android-app://com.Example.app/https/e.com/a",
        "ios-app://123456/https/e.com/a",
        "",
      })
  void ordinaryUrlsHaveNoFaults(String url) {
    assertEquals(List.of(), codes(UrlRules.resource(url)));
  }

  @ParameterizedTest
  @CsvSource({
    "url.bad-escape, https://e.com/100%, https://e.com/100%25",
    "url.bad-escape, https://e.com/%zz, https://e.com/%25zz",
    "url.bad-escape, https://e.com/%4, https://e.com/%254",
    "url.illegal-char, https://e.com/a|b, https://e.com/a%7Cb",
    "url.illegal-char, https://e.com/?a[]=1, https://e.com/?a%5B%5D=1",
    "url.illegal-char, https://e.com/a\\b, https://e.com/a/b",
    "url.illegal-char, https://e.com/<b>, https://e.com/%3Cb%3E",
    "url.illegal-char, https://e.com/a\u200Eb, https://e.com/ab",
    "url.replacement-char, https://e.com/a\uFFFDb, https://e.com/a%C3%A9b",
    "url.illegal-char, https://e.com/\uE000, https://e.com/",
    "url.non-ascii, https://e.com/caf\u00E9, https://e.com/caf%C3%A9",
    "url.non-ascii, https://e.com/?q=\u20AC, https://e.com/?q=%E2%82%AC",
    "url.non-ascii, https://e.com/\uD83D\uDE00, https://e.com/%F0%9F%98%80",
    "url.idn-host, https://b\u00FCcher.example/a, https://xn--bcher-kva.example/a",
    "url.host-invalid, https://e..com/, https://e.com/",
    "url.host-invalid, https://.e.com/, https://e.com/",
    "url.host-invalid, https://e.com../, https://e.com./",
    "url.host-invalid, https://./, https://e.com/",
    "url.host-invalid, https://e%2ecom/, https://e.com/",
    "url.host-invalid, https://e.com\\a, https://e.com/a",
    "url.host-invalid, 'https://e.com,/', https://e.com/",
    "url.host-invalid, https://e.com:http/, https://e.com:8080/",
    "url.host-invalid, https://e.com:65536/, https://e.com:65535/",
    "url.host-invalid, https://e.com:8080:80/, https://e.com:8080/",
    "url.host-invalid, https://256.0.2.1/, https://255.0.2.1/",
    "url.host-invalid, https://192.0.2/, https://192.0.2.0/",
    "url.host-invalid, https://192.0.2.1.1/, https://192.0.2.1/",
    "url.host-invalid, https://192.0.02.1/, https://192.0.2.1/",
    "url.host-invalid, https://[2001::1, https://[2001::1]",
    "url.host-invalid, https://[1:2]/, https://[1::2]/",
    "url.host-invalid, https://[1::2::3]/, https://[1:2::3]/",
    "url.host-invalid, https://[1:2:3:4:5:6:7:8:9]/, https://[1:2:3:4:5:6:7:8]/",
    "url.host-invalid, https://[1:2:3:4:5:6:7]/, https://[1:2:3:4:5:6:7::]/",
    "url.host-invalid, https://[1:2:3:4::5:6:7:8]/, https://[1:2:3::5:6:7:8]/",
    "url.host-invalid, https://[::1:2:3:4:5:6:7:8]/, https://[::2:3:4:5:6:7:8]/",
    "url.host-invalid, https://[1:2:3:4:5:6:7:8::]/, https://[2001::]/",
    "url.host-invalid, https://[1:2:3:4:5:6:7:1.2.3.4]/, https://[1:2:3:4:5:6:1.2.3.4]/",
    "url.host-invalid, https://[1:2:3:4:5:6::1.2.3.4]/, https://[1:2:3:4:5::1.2.3.4]/",
    "url.host-invalid, https://[1.2.3.4::]/, https://[1::]/",
    "url.host-invalid, https://[1.2.3.4:5:6:7:8:9:a]/, https://[1:2:5:6:7:8:9:a]/",
    "url.host-invalid, https://[g::1]/, https://[f::1]/",
    "url.host-invalid, https://[1:::2]/, https://[1::2]/",
    "url.host-invalid, https://[1::2:]/, https://[1::2]/",
    "url.host-invalid, https://[:1::2]/, https://[0:1::2]/",
    "url.host-invalid, https://[::12345]/, https://[::1234]/",
    "url.host-invalid, https://[::g]/, https://[::f]/",
    "url.host-invalid, https://[::1.2.3]/, https://[::1.2.3.4]/",
    "url.host-invalid, https://[::1.2.3.4.]/, https://[::1.2.3.4]/",
    "url.host-invalid, https://[::1..2.3]/, https://[::1.0.2.3]/",
    "url.default-port, https://e.com:443/, https://e.com/",
    "url.default-port, http://e.com:80, http://e.com",
    "url.default-port, http://e.com:0080/, http://e.com/",
    "url.default-port, https://e.com:/, https://e.com/",
    "url.default-port, https://[2001::1]:443/, https://[2001::1]/",
    "url.uppercase-host, https://E.com/A, https://e.com/A",
    "url.uppercase-host, HTTPS://e.com/A, https://e.com/A",
    "url.userinfo, https://user@e.com/, https://e.com/",
    "url.userinfo, https://user:Pass@e.com/, https://e.com/",
    "url.userinfo, https://a@b@e.com/, https://e.com/",
    "url.fragment, https://e.com/a#top, https://e.com/a",
    "url.fragment, https://e.com#, https://e.com",
    "url.fragment, https://e.com/#!/a, https://e.com/%23!/a",
    "url.session-id, https://e.com/a;jsessionid=1A.node2, https://e.com/a",
    "url.session-id, https://e.com/?a=b&PHPSESSID=abc, https://e.com/?a=b",
    "url.session-id, https://e.com/?ASPSESSIONIDABCD=x, https://e.com/",
    "url.session-id, https://e.com/?sid=0123456789abcdef, https://e.com/?sid=0123456789abcde",
    "url.session-id, https://e.com/?sid=abcdefghijklmno9, https://e.com/?sid=abcdefghijklmno",
    "url.session-id, https://e.com/(S(lit3py55t21z5v55vlm25s55))/a, https://e.com/a",
    "url.percent-utf8, https://e.com/%FF, https://e.com/%C3%BF",
    "url.percent-utf8, https://e.com/%80, https://e.com/%C2%80",
    "url.percent-utf8, https://e.com/caf%E9, https://e.com/caf%C3%A9",
    "url.percent-utf8, https://e.com/%C3, https://e.com/%C3%A9",
    "url.percent-utf8, https://e.com/%C3a%A9, https://e.com/%C3%A9a",
    "url.percent-utf8, https://e.com/%A9, https://e.com/%C2%A9",
    "url.percent-utf8, https://e.com/%C0%AF, https://e.com/%2F",
    "url.percent-utf8, https://e.com/%E0%9F%BF, https://e.com/%E0%A0%80",
    "url.percent-utf8, https://e.com/%ED%A0%80, https://e.com/%ED%9F%BF",
    "url.percent-utf8, https://e.com/%F0%8F%BF%BF, https://e.com/%F0%90%80%80",
    "url.percent-utf8, https://e.com/%F4%90%80%80, https://e.com/%F4%8F%BF%BD",
    "url.percent-utf8, https://e.com/%E2%82, https://e.com/%E2%82%AC",
    "url.percent-control, https://e.com/a%00, https://e.com/a",
    "url.percent-control, https://e.com/a%0a, https://e.com/a",
    "url.percent-control, https://e.com/a%7F, https://e.com/a",
    "url.percent-control, https://e.com/%1F, https://e.com/%20",
    "url.double-encoded, https://e.com/a%2520b, https://e.com/a%20b",
    "url.double-encoded, https://e.com/%25c3%25a9, https://e.com/%c3%a9",
  })
  void eachFaultIsFoundAndItsMendedUrlIsClean(String code, String bad, String good) {
    assertEquals(List.of(code), codes(bad));
    assertEquals(List.of(), codes(good));
  }

  @Test
  void severalFaultsAreAllFound() {
    assertEquals(
        List.of(
            "url.bad-escape",
            "url.illegal-char",
            "url.non-ascii",
            "url.userinfo",
            "url.fragment",
            "url.default-port",
            "url.uppercase-host"),
        codes("https://user@E.com:443/\u00E9|%x#top"));
  }

  @Test
  void labelsHaveAtMost63Characters() {
    String longest = "a".repeat(63);
    assertEquals(List.of(), codes("https://" + longest + "." + longest + "/"));
    assertEquals(List.of("url.host-invalid"), codes("https://" + longest + "a.e/"));
    assertEquals(List.of("url.host-invalid"), codes("https://e." + longest + "a"));
  }

  @Test
  void hostsHaveAtMost253Characters() {
    String longest = ("a".repeat(49) + ".").repeat(5) + "com";
    assertEquals(253, longest.length());
    assertEquals(List.of(), codes("https://" + longest + "/"));
    assertEquals(List.of(), codes("https://" + longest + "./"));
    assertEquals(List.of("url.host-too-long"), codes("https://a" + longest + "/"));
    String wide = longest.substring(0, 252) + '\uFF4D'; // becomes an m
    assertEquals(List.of("url.idn-host"), codes("https://" + wide + "/"));
  }

  @Test
  void theAsciiFormOfAHostCounts() {
    String label = "\u00FC".repeat(60);
    assertEquals(List.of("url.host-invalid"), codes("https://" + label + "\u00FC\u4E2D\u6587.e/"));
    assertEquals(List.of("url.host-invalid"), codes("https://\u00FC\uFF0Fe/")); // becomes a slash
    String host = ("\u00FC".repeat(30) + ".").repeat(6);
    assertEquals(List.of("url.idn-host"), codes("https://" + host + "e/"));
    assertEquals(
        List.of("url.idn-host", "url.host-too-long"), codes("https://" + host + host + "e/"));
  }

  @Test
  void whatIsLongOnlyOnceItIsEscapedIsReported() {
    String start = "https://e.com/";
    String fits = start + "\u00E9".repeat((2048 - start.length()) / 6);
    assertEquals(List.of("url.non-ascii"), codes(fits));
    String tooLong = fits + "\u00E9";
    assertEquals(List.of("url.non-ascii", "url.decoded-too-long"), codes(tooLong));
    assertEquals(List.of("url.non-ascii"), codes(UrlRules.resource(tooLong)));
    String longest = start + "\u00E9".repeat(2048 - start.length());
    assertEquals(List.of("url.non-ascii", "url.decoded-too-long"), codes(longest));
    String always = start + "\u00E9".repeat(2048);
    assertEquals(List.of("loc.too-long", "url.non-ascii"), codes(always));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/a b",
        "https://e.com/a\u0007b",
        "https://e .com/",
        "https://e.com/\u0080",
        "https://e.com/?a=1&amp;b=2",
        "https://e.com/?a=1&#038;b=2",
        "https://{{ host }}/a",
        "https://e.com/{{ slug }}",
        "https:///a",
        "https://:80/",
        "https://",
        "http:a",
        "High Street",
        "<a href=x>",
        "https%3A%2F%2Fe.com%2Fa%",
        "null",
      })
  void whatReadersReportIsNotReportedAgain(String url) {
    assertTrue(UrlJudge.page(url) != 0, url);
    assertEquals(UrlJudge.page(url), UrlRules.page(url));
    assertEquals(UrlJudge.resource(url), UrlRules.resource(url));
  }

  @Test
  void relativeUrlsAreCheckedAsFarAsTheyGo() {
    assertEquals(List.of("url.relative"), codes("/a/b?c=d"));
    assertEquals(List.of("url.relative", "url.bad-escape", "url.fragment"), codes("/a%#b"));
    assertEquals(List.of("url.scheme", "url.illegal-char"), codes("mailto:a|b"));
    assertEquals(List.of("url.relative", "url.illegal-char"), codes("|/a"));
    assertEquals(List.of("url.relative", "url.non-ascii"), codes("\u00E9/a"));
    assertEquals(List.of("url.relative", "url.bad-escape"), codes("%/a"));
    assertEquals(List.of("url.relative", "url.non-ascii"), codes("?\u00E9=\uE000"));
  }

  @Test
  void aHostThatIsMissingBehindAUserIsReportedHereAlone() {
    assertEquals(List.of("url.host-invalid", "url.userinfo"), codes("https://user@/a"));
    assertEquals(0, UrlJudge.page("https://user@/a"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "ILLEGAL_CHAR; https://e.com/a|b; contains |, which must be written as %7C",
        "ILLEGAL_CHAR; https://e.com/a\u200E; contains U+200E, which is not allowed in a url",
        "ILLEGAL_CHAR; https://e.com/a\uD800; contains U+D800, which is not allowed in a url",
        "ILLEGAL_CHAR; |/a; contains |, which must be written as %7C",
        "NON_ASCII; \u20AC/a; escape them, such as \u20AC as %E2%82%AC",
        "NON_ASCII; https://e.com/\u20AC; escape them, such as \u20AC as %E2%82%AC",
        "IDN_HOST; https://B\u00FCcher.example/; its ASCII form is xn--bcher-kva.example",
        "USERINFO; https://a@e.com/; remove everything from // to @",
      })
  void messagesSayWhatToWrite(UrlFault rule, String url, String words) {
    assertTrue(rule.isIn(UrlRules.page(url)));
    assertTrue(rule.message(url).contains(words), rule.message(url));
  }

  @Test
  void noAsciiFormIsGivenWhereTwoStandardsDiffer() {
    String message = UrlFault.IDN_HOST.message("https://stra\u00DFe.example/");
    assertFalse(message.contains("strasse"), message);
  }

  @Test
  void hostileTextsDoNoHarm() {
    String[] parts = {
      "http",
      "s",
      ":",
      "//",
      "/",
      "?",
      "#",
      "@",
      "[",
      "]",
      "%",
      "%4",
      "%E2",
      "%25",
      ".",
      "..",
      "a",
      "\u00FC",
      "\uD83D",
      "\uDE00",
      "\uFFFF",
      "\u3002",
      "xn--",
      "-",
      "0",
      "9999999999",
      " ",
      "&",
      "{{",
      "jsessionid=",
      "(S(",
      "\u0000",
      "\u00AD",
      "\u200D"
    };
    var random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      var url = new StringBuilder(i % 2 == 0 ? "https://" : "");
      for (int j = random.nextInt(12); j > 0; j--) {
        url.append(parts[random.nextInt(parts.length)]);
      }
      assertDoesNotThrow(() -> exercise(url.toString()), () -> "url: " + url);
    }
  }

  private static void exercise(String url) {
    int faults = UrlRules.page(url);
    for (UrlFault rule : UrlFault.values()) {
      assertTrue(!rule.message(url).isEmpty());
    }
    String canonical = CanonicalUrl.of(url);
    assertEquals(canonical, CanonicalUrl.of(canonical));
    assertEquals(canonical, CanonicalUrl.of(url));
    assertEquals(faults, UrlRules.page(url));
    assertEquals(faults == 0, UrlFault.in(faults).isEmpty());
  }

  @Test
  void longTextsTakeNoTime() {
    String host = "https://" + "\u00FC".repeat(300_000);
    String url = host + "/" + "%".repeat(300_000) + "/..".repeat(300_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          assertEquals(
              List.of("url.bad-escape", "url.idn-host", "url.host-too-long"),
              codes(UrlRules.resource(url)));
          assertEquals(host + "/", CanonicalUrl.of(url));
        });
  }
}

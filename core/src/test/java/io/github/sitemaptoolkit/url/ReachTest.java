package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Who can request the addresses of {@code addresses.tsv}. */
class ReachTest {

  private static final Path ADDRESSES = Path.of("src/test/resources/addresses.tsv");

  static Stream<List<String>> addresses() throws IOException {
    return Files.readAllLines(ADDRESSES).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> List.of(line.substring(0, line.indexOf('\t')), unescaped(line)));
  }

  private static String unescaped(String line) {
    String text = line.substring(line.indexOf('\t') + 1);
    var url = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.startsWith("\\u", i)) {
        url.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        i += text.startsWith("\\\\", i) ? 1 : 0;
        url.append(text.charAt(i));
      }
    }
    return url.toString();
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void theTextSaysWhoCanRequestAnAddress(List<String> line) {
    String expected = line.get(0);
    String url = line.get(1);
    String actual = Reach.of(url).name().toLowerCase(Locale.ROOT).replace('_', '-');
    assertEquals(expected, actual, () -> url + " " + UrlFault.in(UrlRules.page(url)));
    assertEquals(Reach.of(url), new PageUrls().reach(url), url);
  }

  @Test
  void eachAnswerHasTenAddressesOrMore() throws IOException {
    for (Reach reach : Reach.values()) {
      String name = reach.name().toLowerCase(Locale.ROOT).replace('_', '-');
      assertTrue(addresses().filter(line -> line.get(0).equals(name)).count() >= 10, name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://-a.example/, HOST_HYPHEN",
    "https://a-.example/, HOST_HYPHEN",
    "https://a.-b.example/, HOST_HYPHEN",
    "http://localhost/, NOT_PUBLIC",
    "http://nas.lan/, DOUBTFUL_HOST",
    "https://e.example:0/, HOST_INVALID",
    "https://e.example/undefined/a, PROGRAM_WORD",
    "https://e.example/:slug, PROGRAM_WORD",
    "https://e.example/{width}/a.jpg, PROGRAM_WORD",
    "https://e.example/%7Bwidth%7D, PROGRAM_WORD",
    "https://e.example/a%7B%7Bslug%7D%7D, TEMPLATE",
    "https://e.example/\uFFFD, REPLACEMENT_CHAR",
  })
  void theFaultSaysWhy(String url, UrlFault fault) {
    assertTrue(fault.isIn(UrlRules.page(url)), url);
    assertTrue(fault.isIn(UrlRules.resource(url)), url);
    assertTrue(fault.isIn(new PageUrls().faults(url)), url);
  }

  @ParameterizedTest
  @CsvSource({
    "https://r---sn-abc.example/, HOST_HYPHEN",
    "https://a.example/-/, HOST_HYPHEN",
    "https://e.example/undefined-behaviour, PROGRAM_WORD",
    "https://e.example/a?b=/undefined, PROGRAM_WORD",
    "https://e.example/12:30, PROGRAM_WORD",
    "https://e.example/%7B, TEMPLATE",
  })
  void whatLooksAlikeIsNoFault(String url, UrlFault fault) {
    assertEquals(false, fault.isIn(UrlRules.page(url)), url);
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.example:80a/, 'the port \"80a\" is no number from 1 to 65535'",
    "https://e.example:0/, 'the port \"0\" is no number from 1 to 65535'",
    "https://e.example:99999/, 'the port \"99999\" is no number from 1 to 65535'",
    "https://user@/, the host is empty",
    "https://[::g]/, '\"[::g]\" is no IPv6 address'",
    "https://a..example/, a label between dots is empty",
    "https://.example/, a label between dots is empty",
    "https://e!.example/, 'a host has no \"!\"'",
    "https://1.2.3.256/, it is no address",
    "https://undefined/, a program wrote it in place of a host",
  })
  void theMessageSaysWhichPartOfAHostIsWrong(String url, String part) {
    assertTrue(UrlFault.HOST_INVALID.isIn(UrlRules.page(url)));
    String expected = "\"" + url + "\" has a host or a port that cannot exist: " + part;
    assertEquals(expected, UrlFault.HOST_INVALID.message(url));
  }

  @Test
  void theMessageSaysHowLongALabelOrAUrlIs() {
    String label = "https://" + "a".repeat(64) + ".example/";
    String expected = "cannot exist: a label has 64 characters; at most 63";
    assertTrue(UrlFault.HOST_INVALID.message(label).endsWith(expected));
    String url = "https://e.example/" + "a".repeat(2_100);
    assertTrue(UrlFault.TOO_LONG.message(url).endsWith(" characters; it has 2,118"));
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost/a b, false",
    "http://127.1/, false",
    "https://e.example/, true",
    "https://a..example/, true",
    "/a, true",
  })
  void aHostIsAskedByItself(String url, boolean expected) {
    assertEquals(expected, Reach.hasPublicHost(url));
  }
}

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
}

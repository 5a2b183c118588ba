package io.github.sitemaptoolkit.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Pages of the tests whose heads, scripts and items are changed by chance. The same seed gives the
 * same page.
 */
final class MutatedPages {

  private static final String PAGES =
      "cli/src/test/resources/io/github/sitemaptoolkit/cli/said/sites";
  private static final int MOST_CHANGES = 8;
  private static final int MOST_REPEATED = 600; // deeper than trees of HTML are
  private static final int LONGEST_REPEATED = 1 << 16;
  private static final int LONGEST = 1 << 20;

  /** Tags, marks of JSON, texts in quotes, and what is between them. */
  private static final Pattern PARTS =
      Pattern.compile(
          "</?[^<>\\s]*|>|\"[^\"<>]{0,300}\"|[{}\\[\\],:=]|\\s+|[^<>\"{}\\[\\],:=\\s]+");

  private static final List<String> WORDS =
      List.of(
          "<script type=\"application/ld+json\">",
          "</script>",
          "<!--",
          "-->",
          "<![CDATA[",
          "//]]>",
          "<div itemscope>",
          "<div itemprop=\"video\" itemscope itemtype=\"https://schema.org/VideoObject\">",
          "<div vocab=\"https://schema.org/\" typeof=\"NewsArticle\" resource=\"#a\">",
          "<div prefix=\"s: http://schema.org/\" property=\"s:video\" typeof=\"s:VideoObject\">",
          " itemref=\"a b c\"",
          " id=\"a\"",
          " itemid=\"#a\"",
          " content=\"\"",
          "<meta property=\"og:video\" content=\"/f.mp4\">",
          "<meta http-equiv=\"last-modified\" content=\"Sun\">",
          "<base href=\"//[::1\">",
          "<template>",
          "<noscript>",
          "<video muted autoplay loop><source src=\"a.mp4\"></video>",
          "<lite-youtube videoid=\"aaaaaaaaaaa\">",
          "<img data-large-src=\"{{a}}.jpg\">",
          "{\"@id\":\"#a\"}",
          "\"@id\"",
          "\"#a\"",
          "\"@graph\"",
          "\"@list\"",
          "\"@value\"",
          "\"@type\"",
          "\"VideoObject\"",
          "\"NewsArticle\"",
          "\"mainEntity\"",
          "\"video\"",
          "\"regionsAllowed\"",
          "\"aggregateRating\"",
          "\"bestRating\"",
          "\"interactionStatistic\"",
          "\"publication\"",
          "\"url\"",
          "\"\"",
          "null",
          "true",
          "1e999999999",
          "-0",
          "\\u0000",
          "&amp;",
          "&#x110000;",
          "http://",
          "https://schema.org/",
          "https://[",
          "%",
          "\uD83D");

  private final List<String> pages = new ArrayList<>();
  private Random random = new Random();

  /** Reads the pages of the tests. */
  MutatedPages() {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve(PAGES))) {
      root = root.getParent();
    }
    try (Stream<Path> files = Files.walk(root.resolve(PAGES))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".html")).sorted().toList()) {
        pages.add(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the bytes of a page. */
  byte[] page(long seed) {
    random = new Random(seed);
    List<String> parts = parts(one(pages));
    for (int i = random.nextInt(MOST_CHANGES); i >= 0; i--) {
      change(parts);
    }
    String page = String.join("", parts);
    String cut = page.substring(0, Math.min(page.length(), LONGEST));
    return cut.getBytes(
        random.nextInt(20) == 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }

  private static List<String> parts(String page) {
    List<String> parts = new ArrayList<>();
    Matcher matcher = PARTS.matcher(page);
    while (matcher.find()) {
      parts.add(matcher.group());
    }
    return parts;
  }

  private void change(List<String> parts) {
    int at = random.nextInt(parts.size() + 1);
    int length = Math.min(parts.size() - at, 1 << random.nextInt(7));
    List<String> some = parts.subList(at, at + length);
    switch (random.nextInt(8)) {
      case 0 -> some.clear();
      case 1 -> parts.addAll(random.nextInt(parts.size() + 1), List.copyOf(some));
      case 2 -> {
        List<String> moved = List.copyOf(some);
        some.clear();
        parts.addAll(random.nextInt(parts.size() + 1), moved);
      }
      case 3 -> {
        List<String> others = parts(one(pages));
        int from = random.nextInt(others.size());
        parts.addAll(at, others.subList(from, Math.min(others.size(), from + 100)));
      }
      case 4 -> {
        String repeated = String.join("", some.subList(0, Math.min(length, 16)));
        int most = Math.min(MOST_REPEATED, 1 + LONGEST_REPEATED / (repeated.length() + 1));
        parts.add(at, repeated.repeat(random.nextInt(most)));
      }
      case 5 ->
          parts.replaceAll(
              part -> isQuoted(part) && random.nextInt(10) == 0 ? quoted(parts) : part);
      case 6 -> parts.add(at, String.valueOf((char) random.nextInt(256)));
      default -> parts.add(at, one(WORDS));
    }
    if (parts.isEmpty()) {
      parts.add("");
    }
  }

  private static boolean isQuoted(String part) {
    return part.length() > 1 && part.charAt(0) == '"';
  }

  /** Returns another text in quotes, so that things refer to others than before. */
  private String quoted(List<String> parts) {
    for (int i = 0; i < 20; i++) {
      String part = one(parts);
      if (isQuoted(part)) {
        return part;
      }
    }
    return "\"\"";
  }

  private String one(List<String> all) {
    return all.get(random.nextInt(all.size()));
  }
}

package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.core.JsonFactory;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is written into a field, the place of what is found in it is that text. */
class FindingPlacesTest {

  private static final int MUTATIONS = // of each form
      Integer.getInteger("robustness.scale", 1) > 1 ? 1000 : 200;
  private static final int ENTRIES = 3;
  private static final List<String> PADDING = List.of("", "", " ");
  private static final String LOC = "https://example.com/";

  private static final List<String> PIECES =
      List.of(
          "a",
          "bc",
          " ",
          "é",
          "\uD83C\uDFD4",
          "&",
          "<",
          ">",
          "\"",
          "'",
          "|",
          "\\",
          ",",
          ";",
          "]]>",
          "\n",
          "\\n",
          "\\u0041",
          "&amp;",
          "x\"\"y",
          "\u2028",
          "/",
          "{",
          "}",
          "--");

  /** The fields that are mutated: their path, and where they stand in each form. */
  private enum Mutated {
    LASTMOD("lastmod", "lastmod"),
    CHANGEFREQ("changefreq", "changefreq"),
    PRIORITY("priority", "priority"),
    VIEW_COUNT("video[2].view_count", "video.view_count"),
    CURRENCY("video[2].price[1]@currency", "video.price@currency");

    private final String path;
    private final String column;

    Mutated(String path, String column) {
      this.path = path;
      this.column = column;
    }
  }

  /** A way to write a document with three entries, and to read a part of it. */
  private enum Form {
    XML("in.xml") {
      @Override
      String document(Random random, int number, Mutated mutated, String text) {
        var document = new StringBuilder();
        document.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"\n");
        document.append("  xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\">\n");
        for (int i = 1; i <= ENTRIES; i++) {
          boolean here = i == number;
          document.append("<url>").append(element("loc", LOC + i));
          for (Mutated core : List.of(Mutated.LASTMOD, Mutated.CHANGEFREQ, Mutated.PRIORITY)) {
            if (here && core == mutated) {
              document.append(element(core.path, padded(random, xml(random, text))));
            }
          }
          for (int video = 1; video <= 2; video++) {
            boolean second = here && video == 2;
            String currency = second && mutated == Mutated.CURRENCY ? xml(random, text) : "EUR";
            document.append("<video:video>");
            if (second && mutated == Mutated.VIEW_COUNT) {
              document.append(element("video:view_count", padded(random, xml(random, text))));
            }
            document.append("<video:price currency=\"" + currency + "\">1</video:price>");
            document.append("</video:video>");
          }
          document.append("</url>\n");
        }
        return document.append("</urlset>\n").toString();
      }

      @Override
      String decoded(String part) {
        return unescaped(part.replaceAll("<!--.*?-->", ""));
      }
    },

    CSV("in.csv") {
      @Override
      String document(Random random, int number, Mutated mutated, String text) {
        List<String> columns = new ArrayList<>(List.of("loc", "video.price", mutated.column));
        boolean first = random.nextBoolean();
        if (first) {
          columns.add(0, columns.remove(2));
        }
        var document = new StringBuilder(random.nextBoolean() ? "\uFEFF" : "");
        document.append(String.join(",", columns)).append("\r\n");
        for (int i = 1; i <= ENTRIES; i++) {
          String value = i == number ? text.replace("\\", "\\\\").replace("|", "\\|") : "";
          boolean second = i == number && mutated.path.startsWith("video");
          String before = !second ? "" : mutated == Mutated.CURRENCY ? "||" : "|";
          String cell = before + padded(random, value).replace("\"", "\"\"");
          String other = "\"" + LOC + i + "\",1||2";
          String quoted = '"' + cell + '"';
          document.append(first ? quoted + ',' + other : other + ',' + quoted);
          document.append(random.nextBoolean() ? "\n" : "\r\n");
        }
        return document.toString();
      }

      @Override
      String decoded(String part) {
        return part.replace("\"\"", "\"").replace("\\|", "|").replace("\\\\", "\\");
      }
    },

    NDJSON("in.ndjson") {
      @Override
      String document(Random random, int number, Mutated mutated, String text) {
        var document = new StringBuilder(random.nextBoolean() ? "\uFEFF" : "");
        for (int i = 1; i <= ENTRIES; i++) {
          boolean element = mutated != Mutated.CURRENCY;
          String value = json(random, element ? padded(random, text) : text);
          document.append("{\"title\": null, \"loc\": \"" + LOC + i + "\"");
          if (i == number && !mutated.path.startsWith("video")) {
            document.append(", \"" + mutated.path + "\": \"" + value + '"');
          }
          document.append(", \"video\": [{\"price\": \"1\"}, {");
          String currency = i == number && mutated == Mutated.CURRENCY ? value : "EUR";
          if (i == number && mutated == Mutated.VIEW_COUNT) {
            document.append("\"view_count\":\"" + value + "\",");
          }
          document.append("\"price\":{\"@currency\":\"" + currency + "\",\"#text\":2}}]}");
          document.append(random.nextBoolean() ? "\n" : "\r\n");
        }
        return document.toString();
      }

      @Override
      String decoded(String part) throws IOException {
        try (var in = new JsonFactory().createParser('"' + part + '"')) {
          in.nextToken();
          return in.getText();
        }
      }
    },

    RSS("in.rss") {
      @Override
      String document(Random random, int number, Mutated mutated, String text) {
        return feed("<rss version=\"2.0\"", "<channel>", "item", number, mutated, text, random)
            + "</channel></rss>\n";
      }

      @Override
      String decoded(String part) throws IOException {
        return XML.decoded(part);
      }
    },

    ATOM("in.atom") {
      @Override
      String document(Random random, int number, Mutated mutated, String text) {
        String root = "<feed xmlns=\"http://www.w3.org/2005/Atom\"";
        return feed(root, "", "entry", number, mutated, text, random) + "</feed>\n";
      }

      @Override
      String decoded(String part) throws IOException {
        return XML.decoded(part);
      }
    };

    private final String name;

    boolean isFeed() {
      return this == RSS || this == ATOM;
    }

    Form(String name) {
      this.name = name;
    }

    abstract String document(Random random, int number, Mutated mutated, String text);

    abstract String decoded(String part) throws IOException;

    /** Returns a feed up to its last item; what a feed has no element for is in a url element. */
    private static String feed(
        String root,
        String begin,
        String item,
        int number,
        Mutated mutated,
        String text,
        Random random) {
      String url = XML.document(random, number, mutated, text);
      var document = new StringBuilder(root);
      document.append(" xmlns:s=\"http://www.sitemaps.org/schemas/sitemap/0.9\"\n");
      document
          .append(" xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\">")
          .append(begin);
      int from = url.indexOf("<url>");
      for (int i = 1; i <= ENTRIES; i++) {
        int to = url.indexOf("</url>", from);
        boolean alone = i == number && mutated == Mutated.LASTMOD;
        document.append('<' + item + '>');
        if (alone) {
          String date =
              url.substring(url.indexOf("<lastmod>", from) + 9, url.indexOf("</lastmod>", from));
          String link =
              item.equals("item")
                  ? "<link>" + LOC + i + "</link>"
                  : "<link href=\"" + LOC + i + "\"/>";
          String name = item.equals("item") ? "pubDate" : "updated";
          document.append(link).append(element(name, date));
        } else {
          String core = url.substring(from, to);
          document.append(
              core.replace("<url>", "<s:url>")
                  .replaceAll("<(/?)(loc|lastmod|changefreq|priority)>", "<$1s:$2>"));
          document.append("</s:url>");
        }
        document.append("</" + item + ">\n");
        from = url.indexOf("<url>", to);
      }
      return document.toString();
    }

    /** Returns a text as it may stand in a JSON text. */
    private static String json(Random random, String text) {
      var written = new StringBuilder();
      text.codePoints()
          .forEach(
              c -> {
                boolean special = c < 0x20 || c == '"' || c == '\\';
                if (special && c >= 0x20 && random.nextBoolean()) {
                  written.append('\\').append((char) c);
                } else if (special || random.nextInt(6) == 0) {
                  for (char unit : Character.toChars(c)) {
                    written.append("\\u%04x".formatted((int) unit));
                  }
                } else {
                  written.appendCodePoint(c);
                }
              });
      return written.toString();
    }

    private static String element(String name, String text) {
      return '<' + name + '>' + text + "</" + name + ">\n";
    }

    private static String padded(Random random, String text) {
      return PADDING.get(random.nextInt(3)) + text + PADDING.get(random.nextInt(3));
    }

    /** Returns a text as it may stand in an element or an attribute. */
    private static String xml(Random random, String text) {
      var written = new StringBuilder();
      text.codePoints()
          .forEach(
              c -> {
                if (c == '&' || c == '<' || c == '>' || c == '"' || random.nextInt(6) == 0) {
                  boolean hex = random.nextBoolean();
                  written.append(hex ? "&#x" + Integer.toHexString(c) + ';' : "&#" + c + ';');
                } else {
                  written.appendCodePoint(c);
                }
              });
      return written.toString();
    }

    private static String unescaped(String part) {
      var text = new StringBuilder();
      int at = 0;
      while (at < part.length()) {
        int c = part.codePointAt(at);
        if (c == '&') {
          int end = part.indexOf(';', at);
          String number = part.substring(at + 2, end);
          c =
              number.startsWith("x")
                  ? Integer.parseInt(number.substring(1), 16)
                  : Integer.parseInt(number);
          at = end + 1;
        } else {
          at += Character.charCount(c);
        }
        text.appendCodePoint(c);
      }
      return text.toString();
    }
  }

  private static String text(Random random) {
    var text = new StringBuilder("q");
    for (int i = random.nextInt(8); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.append('z').toString();
  }

  private static List<Problem> findings(String document, String name) throws IOException {
    List<Problem> found = new ArrayList<>();
    var in = new ByteArrayInputStream(document.getBytes(UTF_8));
    Validator.of(Profile.SITEMAPS_ORG).check(Source.of(in, name), found::add, count -> {});
    return found;
  }

  @ParameterizedTest
  @EnumSource
  void thePlaceOfAFindingIsTheTextOfItsField(Form form) throws IOException {
    var random = new Random(30);
    for (int i = 0; i < MUTATIONS; i++) {
      String text = text(random);
      Mutated mutated = Mutated.values()[random.nextInt(Mutated.values().length)];
      int number = 1 + random.nextInt(ENTRIES);
      String document = form.document(random, number, mutated, text);
      boolean date = form.isFeed() && mutated == Mutated.LASTMOD; // of the item, not of the entry
      String path = "url[" + number + ']' + (date ? "" : "." + mutated.path);
      List<Problem> found =
          findings(document, form.name).stream()
              .filter(it -> path.equals(it.path()) && (!date || isDate(it.documentPath())))
              .toList();
      assertFalse(found.isEmpty(), () -> path + " in " + document);
      for (Problem finding : found) {
        Extent extent = finding.location().extent();
        assertNotNull(extent, () -> finding + " in " + document);
        byte[] bytes = document.getBytes(UTF_8);
        String part = new String(bytes, (int) extent.offset(), (int) extent.length(), UTF_8);
        assertEquals(text, form.decoded(part), () -> finding + " in " + document);
        assertEquals(
            lineAndColumn(document, bytes, extent.offset()),
            finding.location().line() + ":" + finding.location().column());
        assertEquals(
            lineAndColumn(document, bytes, extent.offset() + extent.length()),
            extent.endLine() + ":" + extent.endColumn());
      }
    }
  }

  private static boolean isDate(@Nullable String documentPath) {
    return documentPath != null
        && (documentPath.endsWith("/pubDate") || documentPath.endsWith("/updated"));
  }

  private static String lineAndColumn(String document, byte[] bytes, long offset) {
    int mark = document.startsWith("\uFEFF") ? 3 : 0;
    String before = new String(bytes, mark, (int) offset - mark, UTF_8);
    String[] lines = before.split("\r\n|\n", -1);
    return lines.length + ":" + (lines[lines.length - 1].length() + 1);
  }
}

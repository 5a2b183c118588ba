package io.github.sitemaptoolkit.robustness;

import static io.github.sitemaptoolkit.robustness.Piece.each;
import static io.github.sitemaptoolkit.robustness.Piece.of;
import static io.github.sitemaptoolkit.robustness.Piece.repeat;

import java.util.List;

/** What lists, tables and JSON lines can do to who reads them. */
final class TextAttacks {

  private final long mega;
  private final Dressed attacks;

  TextAttacks(int scale) {
    this.mega = scale * (1L << 20);
    this.attacks = new Dressed(scale);
  }

  List<Attack> all() {
    lists();
    tables();
    lines();
    documents();
    return attacks.attacks();
  }

  private void add(String extension, String name, Piece text) {
    attacks.add(extension + '/' + name, extension, text);
  }

  private void lists() {
    Piece url = of(Corpus.SITE);
    add("txt", "endless-line", url.then(repeat("a", 4 * mega)));
    add("txt", "endless-space", url.then(repeat(" ", 4 * mega)));
    add("txt", "nuls", url.then(repeat("\0", mega)));
    add("txt", "empty-lines", url.then(repeat("\n", mega)));
    add("txt", "returns", url.then(repeat("\r", mega)));
    add("txt", "long-lines", repeat(Corpus.SITE + "a".repeat(9000) + "\n", mega >> 14));
    add("txt", "no-urls", repeat("javascript:alert(1)\n", mega >> 6));
    add("txt", "comments", url.then("\n").then(repeat("#\n", mega / 4)));
    add("txt", "marks", repeat("\uFEFF", mega / 4));
    add("txt", "terminal-escapes", url.then("\u001B[2J\u001B]0;owned\u0007\u202E\n").then(url));
    add("txt", "line-separators", url.then("a\u2028b\u0085c\u000Bd\n"));
  }

  private void tables() {
    add("csv", "open-quote", of("loc\n\"").then(repeat("a\n", 2 * mega)));
    add("csv", "wide-head", of("loc").then(each(200_000, i -> ",c" + i)).then("\nx"));
    add("csv", "same-heads", repeat("loc,", 200_000).then("\n").then(Corpus.SITE));
    add("csv", "endless-head", of("loc,").then(repeat("h", 2 * mega)));
    add("csv", "wide-row", of("loc\n" + Corpus.SITE).then(repeat(",", 2 * mega)));
    add("csv", "endless-cell", of("loc\n" + Corpus.SITE).then(repeat("a", 2 * mega)));
    add("csv", "quotes", of("loc\n").then(repeat("\"", 2 * mega)));
    add("csv", "empty-rows", of("loc\n").then(repeat("\n", mega)));
    add("csv", "nuls", of("loc\n").then(repeat("\0", mega)));
    add("csv", "far-index", of("loc,image[2147483647].loc,image[99999999].loc\n,a,b\n"));
    add("csv", "joined-flood", of("loc,image.loc\n" + Corpus.SITE + ",").then(repeat("|", mega)));
    add("csv", "formulas", of("loc,lastmod\n" + Corpus.SITE + ",=cmd|' /C calc'!A0\n"));
  }

  private void lines() {
    Piece begin = of("{\"loc\":\"" + Corpus.SITE + "\",\"x\":");
    add("ndjson", "arrays", begin.then(repeat("[", 2 * mega)));
    add("ndjson", "objects", begin.then(repeat("{\"a\":", mega / 2)));
    add("ndjson", "endless-text", begin.then("\"").then(repeat("a", 4 * mega)).then("\"}"));
    add("ndjson", "endless-name", of("{\"").then(repeat("a", 2 * mega)).then("\":1}"));
    add("ndjson", "endless-number", begin.then(repeat("9", 2 * mega)).then("}"));
    add("ndjson", "endless-exponent", begin.then("1e").then(repeat("9", mega)).then("}"));
    add("ndjson", "number-without-end", of("{\"priority\":1e999999999,\"loc\":\"" + Corpus.SITE));
    add("ndjson", "names", of("{").then(each(100_000, i -> "\"n" + i + "\":1,")).then("\"a\":1}"));
    add("ndjson", "same-names", of("{").then(repeat("\"loc\":\"a\",", 100_000)).then("\"a\":1}"));
    add("ndjson", "escapes", begin.then("\"").then(repeat("\\u0000\\ud800", mega / 8)).then("\"}"));
    add("ndjson", "no-objects", repeat("[]\n", mega / 4));
    add("ndjson", "broken-lines", repeat("{\"loc\":\n", mega / 8));
    add(
        "ndjson",
        "images",
        of("{\"loc\":\"" + Corpus.SITE + "\",\"image\":[").then(repeat("[{", mega / 4)));
  }

  private void documents() {
    Piece begin = of("[{\"url\":\"" + Corpus.SITE + "\",\"x\":");
    add("json", "arrays", begin.then(repeat("[", 2 * mega)));
    add("json", "objects", begin.then(repeat("{\"a\":", mega / 2)));
    add("json", "endless-text", begin.then("\"").then(repeat("a", 4 * mega)).then("\"}]"));
    add("json", "endless-number", begin.then(repeat("9", 2 * mega)).then("}]"));
    add("json", "names", of("[{").then(each(100_000, i -> "\"n" + i + "\":1,")).then("\"a\":1}]"));
    add("json", "same-names", of("[{").then(repeat("\"url\":\"a\",", 100_000)).then("\"a\":1}]"));
    add("json", "lists", of("{").then(each(100_000, i -> "\"n" + i + "\":[{}],")).then("\"a\":1}"));
    add("json", "not-items", of("[").then(repeat("5,", mega)).then("5]"));
    add("json", "values", begin.then("[1").then(repeat(",1", 3 * mega)).then("]}]"));
    add("json", "texts", begin.then("[1").then(repeat(",\"abcdefgh\"", mega)).then("]}]"));
    Piece entry = of("[{\"loc\":\"" + Corpus.SITE + "\"");
    Piece members = each(mega / 2, i -> ",\"n" + i + "\":1");
    add("json", "keys", entry.then(members).then("}]"));
    Piece image = of(",\"image\":[{\"loc\":\"a\"");
    add("json", "attributes", entry.then(image).then(members).then("}]}]"));
    add("json", "elements", entry.then(image).then(repeat("},{\"a\":1", mega / 2)).then("}]}]"));
    Piece feed = of("{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{");
    Piece url = of("\"url\":\"" + Corpus.SITE + "\"");
    add("json", "feed-members", feed.then(url).then(members).then("}]}"));
    for (String list : List.of("tags", "authors", "attachments")) {
      Piece values = of(",\"" + list + "\":[1").then(each(mega, i -> ",{\"url\":\"a" + i + "\"}"));
      add("json", "feed-" + list, feed.then(url).then(values).then("]}]}"));
    }
  }
}

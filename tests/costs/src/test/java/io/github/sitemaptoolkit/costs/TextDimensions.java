package io.github.sitemaptoolkit.costs;

import static io.github.sitemaptoolkit.costs.Dimensions.SITE;
import static io.github.sitemaptoolkit.costs.Dimensions.repeated;

import java.util.List;
import java.util.stream.Stream;

/** The ways in which tables, JSON, lists, robots.txt, llms.txt and pages grow. */
final class TextDimensions {

  private static final String ROW = SITE + "a";

  private TextDimensions() {}

  static List<Dimension> all() {
    return Stream.of(csv(), tsv(), lines(), documents(), feeds(), lists(), robots(), llms(), page())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Dimension> csv() {
    return new Dimensions("csv", "", "")
        .add("rows", 3000, "loc,lastmod\n", i -> SITE + i + ",2024-01-01\n", "")
        .add("empty rows", 20_000, "loc\n" + ROW, i -> "\n", ROW)
        .whole(
            "columns",
            1000,
            n -> "loc" + repeated(n, i -> ",c" + i) + "\n" + (ROW + ",v".repeat(n) + "\n"))
        .whole(
            "equal columns",
            1000,
            n -> "loc" + ",c".repeat(n) + "\n" + (ROW + ",v".repeat(n) + "\n"))
        .whole(
            "numbered columns",
            1000,
            n ->
                "loc"
                    + repeated(n, i -> ",image[" + (i + 1) + "].loc")
                    + "\n"
                    + (ROW + ("," + SITE + "i.jpg").repeat(n) + "\n"))
        .whole(
            "columns of languages",
            600,
            n ->
                "loc"
                    + repeated(n, i -> ",hreflang[x-" + i + "]")
                    + "\n"
                    + (ROW + repeated(n, i -> "," + SITE + i) + "\n"))
        .whole(
            "columns of pictures",
            1000,
            n ->
                "url"
                    + repeated(n, i -> ",picture " + i)
                    + "\n"
                    + (ROW + repeated(n, i -> "," + SITE + i + ".jpg") + "\n"))
        .whole("words of a header", 10_000, n -> "loc,\"" + "a ".repeat(n) + "\"\n" + ROW + ",x\n")
        .whole(
            "words of a header around one",
            10_000,
            n -> "loc,\"" + "page ".repeat(n) + "updated" + " at".repeat(n) + "\"\n" + ROW + ",x\n")
        .whole("dots of a header", 10_000, n -> "loc,image" + ".a".repeat(n) + "\n" + ROW + ",x\n")
        .whole("marks of a header", 10_000, n -> "loc;a" + "|_-.".repeat(n) + "\n" + ROW + ";x\n")
        .add("values of a cell", 10_000, "loc,video.tag\n" + ROW + ",", i -> "a|", "b\n")
        .add("images of a cell", 3000, "loc,image.loc\n" + ROW + ",", i -> SITE + i + "|", ROW)
        .add("escapes of a cell", 10_000, "loc,video.tag\n" + ROW + ",", i -> "a\\||", "\\-\n")
        .add("quotes of a cell", 20_000, "loc,video.title\n" + ROW + ",\"", i -> "\"\"", "\"\n")
        .add("lines of a cell", 20_000, "loc,video.title\n" + ROW + ",\"", i -> "a\n", "\"\n")
        .add("characters of a cell", 40_000, "loc,video.title\n" + ROW + ",", i -> "a", "\n")
        .add("brackets of a cell", 10_000, "loc,image\n" + ROW + ",\"", i -> "[", "\"\n")
        .add(
            "objects of a cell",
            2000,
            "loc,image\n" + ROW + ",\"[",
            i -> "{\"\"a\"\":1},",
            "1]\"\n")
        .add("rows of one page", 2000, "loc,image.loc\n", i -> ROW + "," + SITE + i + ".jpg\n", "")
        .add(
            "pictures of one page", 3000, "url,picture\n", i -> ROW + "," + SITE + i + ".jpg\n", "")
        .add("beginnings in a list", 10_000, "loc,image.loc\n" + ROW + ",\"", i -> ",http", "\"\n")
        .add(
            "commas of a url", 20_000, "loc,image.loc\n" + ROW + ",\"" + ROW, i -> ",a", ".jpg\"\n")
        .add(
            "rows with another width",
            3000,
            "loc,a\n",
            i -> SITE + i + (i % 2 > 0 ? ",,,\n" : "\n"),
            "")
        .list();
  }

  private static List<Dimension> tsv() {
    return new Dimensions("tsv", "", "")
        .add("rows", 3000, "loc\tlastmod\n", i -> SITE + i + "\t2024-01-01\n", "")
        .whole("columns", 1000, n -> "loc" + "\tc".repeat(n) + "\n" + ROW + "\tv".repeat(n) + "\n")
        .whole("words of a header", 10_000, n -> "loc\t" + "a ".repeat(n) + "\n" + ROW + "\tx\n")
        .add("commas of a cell", 10_000, "loc\tvideo.title\n" + ROW + "\t", i -> "a,b;", "\n")
        .list();
  }

  private static List<Dimension> lines() {
    String begin = "{\"loc\":\"" + ROW + "\",";
    return new Dimensions("ndjson", "", "")
        .add("lines", 2000, i -> "{\"loc\":\"" + SITE + i + "\"}\n")
        .add(
            "lines with a member each",
            1500,
            i -> "{\"loc\":\"" + SITE + i + "\",\"m" + i + "\":1}\n")
        .add("members", 2000, begin, i -> "\"m" + i + "\":1,", "\"a\":1}\n")
        .add("equal members", 3000, begin, i -> "\"a\":1,", "\"a\":1}\n")
        .add("values of a list", 5000, begin + "\"tag\":[", i -> "1,", "1]}\n")
        .add(
            "images", 2000, begin + "\"image\":[", i -> "{\"loc\":\"" + SITE + i + "\"},", "{}]}\n")
        .add("brackets", 10_000, begin + "\"a\":", i -> "[", "\n")
        .add("characters of a text", 40_000, begin + "\"a\":\"", i -> "a", "\"}\n")
        .add("escapes of a text", 10_000, begin + "\"a\":\"", i -> "\\u0041", "\"}\n")
        .add("broken lines", 3000, i -> "{\"loc\":\n")
        .list();
  }

  private static List<Dimension> documents() {
    String begin = "[{\"url\":\"" + ROW + "\",";
    return new Dimensions("json", "", "")
        .add("objects", 1000, "[", i -> "{\"url\":\"" + SITE + i + "\"},", "{}]")
        .add(
            "objects with a member each",
            1000,
            "[",
            i -> "{\"url\":\"" + SITE + i + "\",\"m" + i + "\":1},",
            "{\"url\":\"" + SITE + "\"}]")
        .add(
            "objects with a part each",
            1000,
            "[",
            i -> "{\"url\":\"" + SITE + i + "\",\"m\":{\"m" + i + "\":1}},",
            "{\"url\":\"" + SITE + "\"}]")
        .add("members", 1000, begin, i -> "\"m" + i + "\":1,", "\"a\":1}]")
        .add("equal members", 2000, begin, i -> "\"a\":1,", "\"a\":1}]")
        .add(
            "members before the list",
            2000,
            "{",
            i -> "\"m" + i + "\":1,",
            "\"a\":[{\"url\":\"" + ROW + "\"}]}")
        .add(
            "lists", 1000, "{", i -> "\"m" + i + "\":[{\"url\":\"" + SITE + i + "\"}],", "\"a\":1}")
        .add("values of a list", 3000, begin + "\"a\":[", i -> "1,", "1]}]")
        .add("texts of a list", 3000, begin + "\"tags\":[", i -> "\"a\",", "\"b\"]}]")
        .add(
            "objects in an object",
            1000,
            begin + "\"images\":[",
            i -> "{\"src\":\"" + SITE + i + "\"},",
            "{}]}]")
        .add(
            "sizes of a picture",
            10_000,
            begin + "\"picture\":{\"sizes\":[",
            i -> "{\"src\":\"" + SITE + "p_" + i + ".jpg\",\"width\":" + (i + 1) + "},",
            "{}]}}]")
        .add(
            "pictures in two sizes",
            6000,
            begin + "\"pictures\":[",
            i ->
                "{\"sizes\":[{\"src\":\""
                    + SITE
                    + i
                    + "_1.jpg\",\"width\":1},{\"src\":\""
                    + SITE
                    + i
                    + "_2.jpg\",\"width\":2}]},",
            "{}]}]")
        .add("brackets", 10_000, begin + "\"a\":", i -> "[", "")
        .add("braces", 5000, begin + "\"a\":", i -> "{\"a\":", "")
        .add("characters of a text", 40_000, begin + "\"a\":\"", i -> "a", "\"}]")
        .list();
  }

  private static List<Dimension> feeds() {
    String item = "{\"id\":\"1\",\"url\":\"" + ROW + "\",";
    return new Dimensions(
            "json",
            "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"T\",\"items\":[",
            "]}")
        .add(
            "items of a JSON Feed",
            1000,
            "",
            i -> "{\"id\":\"1\",\"url\":\"" + SITE + i + "\"},",
            item + "\"a\":1}")
        .add(
            "attachments of an item",
            1500,
            item + "\"attachments\":[",
            i -> "{\"url\":\"" + SITE + i + ".mp4\",\"mime_type\":\"video/mp4\"},",
            "{}]}")
        .add("tags of an item", 3000, item + "\"tags\":[", i -> "\"a\",", "\"b\"]}")
        .add("authors of an item", 2000, item + "\"authors\":[", i -> "{\"name\":\"a\"},", "{}]}")
        .add("members of an item", 1500, item, i -> "\"m" + i + "\":1,", "\"a\":1}")
        .add(
            "pictures in content_html",
            1000,
            item + "\"content_html\":\"",
            i -> "<img src='" + i + "'>",
            "\"}")
        .list();
  }

  private static List<Dimension> lists() {
    return new Dimensions("txt", "", "")
        .add("lines", 3000, i -> SITE + i + "\n")
        .add("words without a line's end", 10_000, i -> "a ")
        .add("words behind a url", 10_000, ROW + "\n", i -> "a ", "")
        .add("lines of words", 5000, i -> "a b c\n")
        .add("characters", 40_000, SITE, i -> "a", "")
        .add("spaces", 40_000, ROW, i -> " ", "")
        .add("tabs", 10_000, ROW, i -> "\t", "")
        .add("quotes", 10_000, ROW + "\n", i -> "\"", "")
        .add("commas", 10_000, i -> "a,b;")
        .list();
  }

  private static List<Dimension> robots() {
    return new Dimensions("robots.txt", "User-agent: *\n", "Sitemap: " + SITE + "sitemap.xml\n")
        .add("sitemaps", 2000, i -> "Sitemap: " + SITE + i + ".xml\n")
        .add("rules", 3000, i -> "Disallow: /a" + i + "\n")
        .add("groups", 3000, i -> "User-agent: a" + i + "\nDisallow: /\n")
        .add("stars of a rule", 10_000, "Disallow: /", i -> "*a", "\n")
        .add("words of a line", 10_000, i -> "a ")
        .add("comments", 5000, i -> "# a\n")
        .list();
  }

  private static List<Dimension> llms() {
    return new Dimensions("llms.txt", "# T\n\n> about\n\n", "")
        .add("links", 2000, "## S\n\n", i -> "- [a](" + SITE + i + "): b\n", "")
        .add("sections", 2000, i -> "## S" + i + "\n\n- [a](" + SITE + i + ")\n")
        .add("lines of text", 5000, i -> "a\n")
        .add("brackets", 10_000, "## S\n\n- ", i -> "[", "(" + SITE + ")\n")
        .add("links of a line", 2000, "## S\n\n- ", i -> "[a](" + SITE + ")", "\n")
        .add("parentheses", 10_000, "## S\n\n- [a](" + SITE, i -> "(", ")\n")
        .list();
  }

  private static List<Dimension> page() {
    String head =
        "<!doctype html><html><head><title>t</title><link rel=canonical href='" + ROW + "'>";
    return new Dimensions("html", head, "")
        .add(
            "pictures of a page",
            2000,
            "</head><body>",
            i -> "<img src='" + SITE + i + ".jpg'>",
            "")
        .add(
            "translations of a page",
            1500,
            "",
            i -> "<link rel=alternate hreflang=de href='" + SITE + i + "'>",
            "</head><body>")
        .add("metas of a page", 2000, "", i -> "<meta name=a content=b>", "</head><body>")
        .add("elements in each other", 3000, "</head><body>", i -> "<div>", "")
        .add("elements without end", 2000, "</head><body>", i -> "<b><i><p>", "")
        .add("characters of a page", 30_000, "</head><body>", i -> "a", "")
        .add("comments of a page", 3000, "</head><body>", i -> "<!-- ", "")
        .add(
            "objects of JSON-LD",
            1500,
            "<script type='application/ld+json'>[",
            i -> "{\"@type\":\"Article\",\"dateModified\":\"2024-01-01\"},",
            "{}]</script></head><body>")
        .add(
            "brackets of JSON-LD",
            5000,
            "<script type='application/ld+json'>",
            i -> "[",
            "</script></head>")
        .list();
  }
}

package io.github.sitemaptoolkit.costs;

import static io.github.sitemaptoolkit.costs.Dimensions.SITE;
import static io.github.sitemaptoolkit.costs.Dimensions.repeated;

import java.util.List;
import java.util.stream.Stream;

/** The ways in which the structured data of a page grows. */
final class StatementDimensions {

  private static final String BEGIN =
      "<!doctype html><html lang=en><head><title>t</title>"
          + "<link rel=canonical href='"
          + SITE
          + "a'>";
  private static final String FILM =
      "\"@type\":\"VideoObject\",\"name\":\"F\",\"description\":\"D\",\"thumbnailUrl\":\"/t.jpg\"";

  private StatementDimensions() {}

  static List<Dimension> all() {
    return Stream.of(scripts(), references(), markup(), elements()).flatMap(List::stream).toList();
  }

  private static List<Dimension> scripts() {
    return new Dimensions(
            "html", BEGIN + "<script type='application/ld+json'>", "</script></head><body>")
        .add(
            "articles at the top",
            6000,
            "[",
            i ->
                "{\"@type\":\"Article\",\"headline\":\""
                    + i
                    + "\",\"datePublished\":\"2024-01-01\"},",
            "{}]")
        .add(
            "works with a date each",
            3000,
            "[",
            i -> "{\"@type\":\"Product\",\"dateModified\":\"2024-01-01T00:00:00." + i + "Z\"},",
            "{}]")
        .add(
            "films at the top",
            1000,
            "[",
            i -> "{" + FILM + ",\"contentUrl\":\"/" + i + ".mp4\"},",
            "{}]")
        .add(
            "films of a list",
            1500,
            "{\"@type\":\"ItemList\",\"itemListElement\":[",
            i -> "{" + FILM + ",\"contentUrl\":\"/" + i + ".mp4\"},",
            "{}]}")
        .add(
            "countries of a film",
            3000,
            "{" + FILM + ",\"contentUrl\":\"/f.mp4\",\"regionsAllowed\":[",
            i -> "\"Nowhere " + i + "\",",
            "\"DE\"]}")
        .add(
            "keywords of a film",
            3000,
            "{" + FILM + ",\"contentUrl\":\"/f.mp4\",\"keywords\":\"",
            i -> "k" + i + ",",
            "\"}")
        .add(
            "pictures of an article",
            2000,
            "{\"@type\":\"Article\",\"image\":[",
            i -> "\"/" + i + "a.jpg\",",
            "\"/b.jpg\"]}")
        .add(
            "characters of a description",
            60_000,
            "{" + FILM + ",\"contentUrl\":\"/f.mp4\",\"description\":\"",
            i -> "&amp;",
            "\"}")
        .add(
            "members without a meaning",
            6000,
            "{\"@type\":\"Article\"",
            i -> ",\"m" + i + "\":1",
            "}")
        .add("types of an item", 6000, "{\"@type\":[", i -> "\"T" + i + "\",", "\"Article\"]}")
        .whole(
            "broken scripts",
            400,
            n ->
                BEGIN
                    + repeated(n, i -> "<script type='application/ld+json'>{</script>")
                    + "</head><body>")
        .list();
  }

  private static List<Dimension> references() {
    String article = "{\"@type\":\"Article\",\"@id\":\"#%d\",\"%s\":{\"@id\":\"#%d\"}},";
    return new Dimensions(
            "html", BEGIN + "<script type='application/ld+json'>[", "{}]</script></head><body>")
        .add("main entities in a chain", 3000, i -> article.formatted(i, "mainEntity", i + 1))
        .add("parts in a chain", 3000, i -> article.formatted(i, "hasPart", i + 1))
        .add("pairs in a circle", 3000, i -> article.formatted(i, "about", i ^ 1))
        .whole(
            "items in one circle",
            3000,
            n ->
                BEGIN
                    + "<script type='application/ld+json'>["
                    + repeated(n, i -> article.formatted(i, "mainEntity", (i + 1) % n))
                    + "{}]</script>")
        .add("descriptions of one item", 3000, i -> article.formatted(1, "p" + i, 1))
        .add(
            "references to one item",
            3000,
            "{\"@type\":\"Person\",\"@id\":\"#0\",\"image\":\"/a.jpg\"},",
            i -> article.formatted(i + 1, "author", 0),
            "")
        .list();
  }

  private static List<Dimension> markup() {
    String film =
        "<i itemprop=video itemscope itemtype='https://schema.org/VideoObject'>"
            + "<link itemprop=contentUrl href='/%d.mp4'></i>";
    return new Dimensions("html", BEGIN + "</head><body>", "")
        .add("items of microdata", 2000, i -> "<i itemscope itemtype='x/Article'></i>")
        .add("items in each other", 3000, i -> "<i itemscope itemprop=about itemtype='x/Article'>")
        .add("texts in each other", 3000, "<i itemscope>", i -> "<i itemprop=name>a", "")
        .add(
            "films of an item", 1000, "<i itemscope itemtype='x/Article'>", film::formatted, "</i>")
        .add("ids of an itemref", 6000, "<i itemscope itemref='", i -> "a" + i + " ", "'></i>")
        .add(
            "items with an itemref",
            2000,
            "<i id=a itemprop=author>A</i>",
            i -> "<i itemscope itemref=a></i>",
            "")
        .add(
            "items that refer to the next",
            2000,
            "",
            i -> "<i id=a" + i + " itemprop=about itemscope itemref=a" + (i + 1) + "></i>",
            "")
        .whole(
            "items that refer to many",
            1000,
            n ->
                BEGIN
                    + "</head><body><div id=a>"
                    + "<i itemprop=name>a</i>".repeat(n)
                    + "</div>"
                    + "<i itemscope itemtype='x/Article' itemref=a></i>".repeat(n / 10))
        .add(
            "items of RDFa",
            2000,
            "<p vocab='https://schema.org/'>",
            i -> "<i typeof=Article></i>",
            "")
        .add(
            "items of RDFa in each other",
            3000,
            "<p vocab='https://schema.org/'>",
            i -> "<i typeof=Article property=about>",
            "")
        .add(
            "vocabularies in each other",
            3000,
            i -> "<i prefix='s: http://schema.org/' typeof='x:A'>")
        .add(
            "types of an element",
            6000,
            "<i vocab='https://schema.org/' typeof='",
            i -> "T" + i + " ",
            "'>")
        .add("prefixes of an element", 6000, "<i prefix='", i -> "p" + i + ": x ", "' typeof=p1:A>")
        .list();
  }

  private static List<Dimension> elements() {
    return new Dimensions("html", BEGIN + "</head><body>", "")
        .add(
            "players of a page",
            1000,
            i -> "<iframe src='https://www.youtube.com/embed/a%010d'></iframe>".formatted(i))
        .add("videos of a page", 1000, i -> "<video src='/" + i + ".mp4'></video>")
        .add(
            "sources of a video", 2000, "<video>", i -> "<source src='/" + i + ".mp4'>", "</video>")
        .add(
            "marks of a title",
            20_000,
            "<iframe src='https://www.youtube.com/embed/aaaaaaaaaaa' title='",
            i -> "- ",
            "x'></iframe>")
        .add(
            "files of loaders",
            1000,
            i -> "<img src='/a" + i + ".jpg' data-large='/a" + i + "-900x900.jpg'>")
        .add(
            "pictures in a link",
            1000,
            "<a data-large-file='/b.jpg'>",
            i -> "<img src='/a" + i + ".jpg'>",
            "</a>")
        .add("marks of an address", 20_000, "<img src='/a.jpg' data-large='/", i -> "-_", ".jpg'>")
        .list();
  }
}

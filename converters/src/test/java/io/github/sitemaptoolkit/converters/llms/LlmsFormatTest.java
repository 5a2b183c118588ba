package io.github.sitemaptoolkit.converters.llms;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LlmsFormatTest extends FormatContract {

  private final LlmsFormat llms = new LlmsFormat();
  private final Context context = llms.contextForReading(Context.of(Extensions.of()));

  @Override
  protected SitemapFormat format() {
    return llms;
  }

  @Override
  protected String example() {
    return "# Example\n\n> About it\n\n## Pages\n\n"
        + exampleUrls().stream()
            .map(url -> "- [A page](" + url + "): Notes")
            .collect(joining("\n"));
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 500).mapToObj(i -> "https://a.example/" + i * 7919).toList();
  }

  private static UrlEntry page(String url, String title, String summary) {
    return UrlEntry.builder(url)
        .add(new ItemMetadata(title, summary, null, List.of(), List.of()))
        .build();
  }

  @Test
  void linksOfListsAreRead() {
    List<UrlEntry> pages =
        Documents.read(
            llms,
            """
            # Site

            > A [link](https://a.example/no) in a text

            ## Docs

            - [One \\[1\\]](https://a.example/1): What it is
            * [Two](<https://a.example/2_(b)>)
            + [Three](https://a.example/3 "title") notes
              - [Four](https://a.example/4_(c)): a
            - no link
            """,
            context);

    assertEquals(
        List.of(
            page("https://a.example/1", "One [1]", "What it is"),
            page("https://a.example/2_(b)", "Two", null),
            page("https://a.example/3", "Three", "notes"),
            page("https://a.example/4_(c)", "Four", "a")),
        pages);
  }

  @Test
  void rootIsFirstAndSectionsStandWhereTheyBegin() {
    String written =
        Documents.write(
            llms,
            List.of(
                UrlEntry.of("https://a.example/ski/1"),
                UrlEntry.of("https://a.example/about"),
                UrlEntry.of("https://a.example/hut/1"),
                UrlEntry.of("https://a.example/ski/2"),
                UrlEntry.of("https://a.example/"),
                UrlEntry.of("https://a.example/hu/1")),
            context);

    assertEquals(
        """
        # a.example

        - [about](https://a.example/about)
        - [a.example](https://a.example/)

        ## Ski

        - [ski](https://a.example/ski/1)
        - [ski](https://a.example/ski/2)

        ## Hut

        - [hut](https://a.example/hut/1)

        ## Hu

        - [hu](https://a.example/hu/1)
        """,
        written);
  }

  @Test
  void pagesStandInTheSectionsOfTheirPaths() {
    String written =
        Documents.write(
            llms,
            List.of(
                page("https://a.example/blog/x", "X [1]", "About\n x"),
                UrlEntry.of("https://a.example/"),
                UrlEntry.of("https://a.example/docs-old/my-page.html"),
                page("https://a.example/blog/", "Blog", null),
                page("https://a.example/blog/y", "Y", " ")),
            context);

    assertEquals(
        """
        # a.example

        - [a.example](https://a.example/)
        - [Blog](https://a.example/blog/)

        ## Blog

        - [X \\[1\\]](https://a.example/blog/x): About x
        - [Y](https://a.example/blog/y)

        ## Docs old

        - [my page](https://a.example/docs-old/my-page.html)
        """,
        written);
  }

  /** Only a target may stand between pointed brackets. */
  @Test
  void titleMayBeginAsATag() {
    MarkdownLink link = new MarkdownLink("<!-- [x", "https://a.example/", "");
    assertEquals(link, MarkdownLink.of(link.line()));
    String written =
        Documents.write(llms, List.of(page("https://a.example/x", "<!-- x", null)), context);
    assertEquals(
        List.of(page("https://a.example/x", "<!-- x", null)),
        Documents.read(llms, written, context));
  }

  @Test
  void otherLinesAreNoLinks() {
    for (String line : List.of("- [a", "- [a](b", "[a](b)", "- [a] (b)", "1. [a](b)", "-[a](b)")) {
      assertNull(MarkdownLink.of(line), line);
    }
  }
}

package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.acme.sitemap.Credit;
import com.acme.sitemap.format.KeysFormat;
import io.github.sitemaptoolkit.ext.jackson.JacksonExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A stranger's format, with values of a stranger's extension. */
class AcmeFormatTest extends FormatContract {

  /** A value that is read and written without a codec. */
  record Stock(@Nullable String place, @Nullable Integer pieces) implements UrlExtension {}

  @Override
  protected SitemapFormat format() {
    return new KeysFormat();
  }

  @Override
  protected String example() {
    return """
        [https://example.com/1]
        lastmod=2024-05-01

        [https://example.com/2]
        priority=0.5

        [https://example.com/3]
        """;
  }

  @Override
  protected List<String> exampleUrls() {
    return List.of("https://example.com/1", "https://example.com/2", "https://example.com/3");
  }

  @Override
  protected Extensions extensions() {
    return Extensions.load()
        .with(JacksonExtension.of(Stock.class, new ElementName("urn:stock", "stock", "st")));
  }

  /** The last version of each file of the tutorial. */
  @Test
  void tutorialBuildsTheseFiles() throws IOException {
    String tutorial = Files.readString(Path.of("../../docs/formats.md"));
    Map<String, String> built = new TreeMap<>();
    Pattern.compile("```java file=src/main/java/(\\S+)\n(.*?)```\n", Pattern.DOTALL)
        .matcher(tutorial)
        .results()
        .forEach(block -> built.put(block.group(1), block.group(2)));
    Path sources = Path.of("../../examples/acme-format/src");
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(sources)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        files.put(sources.relativize(file).toString(), Files.readString(file));
      }
    }
    assertEquals(files, built);
  }

  @Test
  void wrongLinesAreReported() {
    Context context = Context.of(extensions()).withProblems(new Problems());
    List<UrlEntry> entries =
        Documents.read(
            format(),
            """
            priority=1
            [https://shop.example.com/tent]
            lastmod=2024-05-01
            lastmod=2025
            colour=red
            acme-credit[1]=x
            acme-credit[1].colour=red
            """,
            context);
    assertEquals(
        List.of(UrlEntry.builder("https://shop.example.com/tent").lastmod("2024-05-01").build()),
        entries);
    assertEquals(
        List.of(
            "1: the line comes before the first url; it is left out",
            "4: the key \"lastmod\" was there before; it is left out",
            "5: the key \"colour\" is unknown; it is left out",
            "6: the key \"acme-credit[1]\" is unknown; it is left out",
            "2: \"colour\" is not the path of a value; it is left out"),
        context.problems().first().stream()
            .map(problem -> problem.location().line() + ": " + problem.message())
            .toList());
  }

  @Test
  void aStrangersExtensionIsCarriedBothWays() {
    UrlEntry entry =
        UrlEntry.builder("https://shop.example.com/tent")
            .lastmod("2024-05-01")
            .add(new Credit("photo", "Jo", List.of("Gold", "a\nb\\")))
            .add(new Stock("Bergen", 7))
            .build();
    Context context = Context.of(extensions()).withProblems(new Problems());
    String document = Documents.write(format(), List.of(entry), context);
    assertEquals(
        """
        [https://shop.example.com/tent]
        lastmod=2024-05-01
        acme-credit[1].@role=photo
        acme-credit[1].name=Jo
        acme-credit[1].award[1]=Gold
        acme-credit[1].award[2]=a\\nb\\\\
        st-stock[1].place=Bergen
        st-stock[1].pieces=7

        """,
        document);
    assertEquals(List.of(entry), Documents.read(format(), document, context));
    assertEquals(List.of(), context.problems().first());
  }
}

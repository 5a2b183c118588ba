package io.github.sitemaptoolkit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentSequenceTest {

  @TempDir Path directory;
  private final Problems problems = new Problems();

  private Input file(String name, String text) throws IOException {
    return Input.of(Files.writeString(directory.resolve(name), text).toString());
  }

  private static String urlset(String loc) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
        + loc
        + "</loc></url></urlset>";
  }

  private List<String> read(Input... inputs) throws IOException {
    var documents = new DocumentSequence(input -> Source.open(input.path()));
    List<String> locs = new ArrayList<>();
    try (Source first = Source.open(inputs[0].path())) {
      Context context = Context.load().withProblems(problems);
      SitemapFormat joined = documents.joined(List.of(inputs), context.formats().detect(first));
      try (EntryReader<UrlEntry> reader = joined.reader(first, context)) {
        reader.forEach(entry -> locs.add(entry.loc()));
      }
    }
    return locs;
  }

  private List<String> codes() {
    return problems.first().stream().map(Problem::code).toList();
  }

  @Test
  void entriesComeInTheOrderOfTheDocuments() throws IOException {
    Input one = file("1.xml", urlset("https://a.example/1"));
    Input two = file("2.xml", urlset("https://a.example/2"));
    assertEquals(List.of("https://a.example/1", "https://a.example/2"), read(one, two));
    assertEquals(List.of(), codes());
  }

  @Test
  void nothingIsReadAfterClosing() throws IOException {
    Input one = file("1.xml", urlset("https://a.example/1"));
    Input two = file("2.xml", urlset("https://a.example/2"));
    var documents = new DocumentSequence(input -> Source.open(input.path()));
    try (Source first = Source.open(one.path())) {
      Context context = Context.load().withProblems(problems);
      var joined = documents.joined(List.of(one, two), context.formats().detect(first));
      EntryReader<UrlEntry> reader = joined.reader(first, context);
      assertEquals("https://a.example/1", reader.read().loc());
      reader.close();
      assertThrows(IllegalStateException.class, reader::read);
    }
  }

  @Test
  void oneThatIsNotThereFailsAll() throws IOException {
    Input one = file("1.xml", urlset("https://a.example/1"));
    Input none = Input.of(directory.resolve("none.xml").toString());
    assertThrows(UncheckedIOException.class, () -> read(one, none));
  }

  @Test
  void indexAmongPagesIsReadAsItsPagesIfItIsExpanded() throws IOException {
    Input one = file("1.xml", urlset("https://a.example/1"));
    file("2.xml", urlset("https://a.example/2"));
    Input index =
        file(
            "index.xml",
            "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><sitemap>"
                + "<loc>https://a.example/2.xml</loc></sitemap></sitemapindex>");
    DocumentSequence documents =
        new DocumentSequence(input -> Source.open(input.path()))
            .withChildren(IndexChildren.files(Limits.DEFAULT, new RunFiles()));
    for (List<Input> inputs : List.of(List.of(one, index), List.of(index, one))) {
      List<String> locs = new ArrayList<>();
      try (Source first = Source.open(inputs.get(0).path())) {
        Context context = Context.load().withProblems(problems);
        SitemapFormat joined = documents.joined(inputs, context.formats().detect(first));
        try (EntryReader<UrlEntry> reader = joined.reader(first, context)) {
          reader.forEach(entry -> locs.add(entry.loc()));
        }
      }
      assertEquals(
          inputs.get(0) == one
              ? List.of("https://a.example/1", "https://a.example/2")
              : List.of("https://a.example/2", "https://a.example/1"),
          locs);
    }
    assertEquals(List.of(), codes());
  }

  @Test
  void indexAmongPagesFailsAll() throws IOException {
    Input one = file("1.xml", urlset("https://a.example/1"));
    Input index = file("2.xml", "<sitemapindex/>");
    assertThrows(SitemapException.class, () -> read(one, index));
  }
}

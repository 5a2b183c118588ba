package io.github.sitemaptoolkit.site.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.look.SitemapLook;
import io.github.sitemaptoolkit.look.report.LookJson;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LookReaderTest {

  private final List<String> problems = new ArrayList<>();
  private final Context context =
      Context.load().withProblems(new Problems(problem -> problems.add(problem.code())));
  private @Nullable LookChanges changes;

  @TempDir Path directory;

  private Path sitemap(String name, String... paths) throws IOException {
    var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (String path : paths) {
      text.append("<url><loc>https://example.com").append(path).append("</loc></url>");
    }
    return Files.writeString(directory.resolve(name), text.append("</urlset>"));
  }

  private Path index(String name, String... names) throws IOException {
    var text =
        new StringBuilder("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (String each : names) {
      text.append("<sitemap><loc>https://example.com/").append(each).append("</loc></sitemap>");
    }
    return Files.writeString(directory.resolve(name), text.append("</sitemapindex>"));
  }

  private Against against(@Nullable Path old, RunFiles run) throws IOException {
    if (old == null) {
      return Against.NOTHING;
    }
    Against report = Against.report(old.toString());
    return report == null
        ? Against.of(SetVersion.of(old.toString(), false, Set.of(), context), null, run)
        : report;
  }

  private Look look(boolean expand, long most, @Nullable Path old, Path... inputs)
      throws IOException {
    var run = new RunFiles();
    try (var counter = new LookCounter(context.extensions(), LocalDate.of(2026, 7, 1));
        Against against = against(old, run)) {
      var reader = new LookReader(counter, against::add, null, most, run);
      for (Path input : inputs) {
        try (Source source = Source.open(input, context.limits())) {
          reader.read(source, Input.of(input.toString()), expand, context, count -> {});
        }
      }
      Look look = counter.look();
      changes = against.changes(look);
      return look;
    }
  }

  @Test
  void eachFileCountsOnce() throws IOException {
    Path a = sitemap("a.xml", "/1", "/2");
    sitemap("b.xml", "/3");
    Look look = look(true, Long.MAX_VALUE, null, index("sitemap.xml", "a.xml", "b.xml"), a);
    assertEquals(3, look.urls());
    assertEquals(2, look.fileCount());
    assertNull(changes);
  }

  @Test
  void sitemapsOfAnIndexAreListedWithWhatIsMissing() throws IOException {
    Path a = sitemap("a.xml", "/1", "/2");
    Path cut = sitemap("cut.xml", "/3", "/4");
    String text = Files.readString(cut);
    Files.writeString(cut, text.substring(0, text.indexOf("/4")));
    index("nested.xml", "a.xml");
    Path index = index("sitemap.xml", "a.xml", "gone.xml", "cut.xml", "nested.xml", "a.xml");
    Files.writeString(
        index,
        Files.readString(index).replaceFirst("</loc>", "</loc><lastmod>2026-06-01</lastmod>"));
    List<SitemapLook> sitemaps = look(true, Long.MAX_VALUE, null, index).sitemaps();
    assertEquals(
        new SitemapLook(
            "https://example.com/a.xml", "2026-06-01", a.toString(), 2, Files.size(a), null),
        sitemaps.get(0));
    assertEquals(
        List.of("a.xml", "gone.xml", "cut.xml", "nested.xml", "a.xml"),
        sitemaps.stream().map(sitemap -> sitemap.loc().substring(20)).toList());
    assertEquals(List.of(2L, 0L, 1L, 0L, 0L), sitemaps.stream().map(SitemapLook::urls).toList());
    assertNull(sitemaps.get(1).file());
    assertEquals("there is no file with its name in " + directory, sitemaps.get(1).unread());
    String unread = sitemaps.get(2).unread();
    assertEquals(true, unread != null && unread.contains("end"), unread);
    assertEquals(
        "it is a sitemap index; an index may only list sitemaps", sitemaps.get(3).unread());
    assertEquals("it is listed more than once, and read once", sitemaps.get(4).unread());
  }

  @Test
  void aListedFileThatWasCountedBeforeSaysSo() throws IOException {
    Path a = sitemap("a.xml", "/1", "/2");
    SitemapLook sitemap =
        look(true, Long.MAX_VALUE, null, a, index("sitemap.xml", "a.xml")).sitemaps().get(0);
    assertEquals("it was counted before", sitemap.unread());
    assertEquals(0, sitemap.urls());
  }

  @Test
  void noMoreEntriesAreReadThanAsked() throws IOException {
    assertEquals(2, look(true, 2, null, sitemap("a.xml", "/1", "/2", "/3")).urls());
  }

  @Test
  void anIndexThatIsNotExpandedIsReported() throws IOException {
    sitemap("a.xml", "/1");
    assertEquals(0, look(false, Long.MAX_VALUE, null, index("sitemap.xml", "a.xml")).urls());
    assertEquals(List.of("index.no-directory"), problems);
  }

  @Test
  void anOlderSetIsComparedUrlByUrl() throws IOException {
    Path old = sitemap("old.xml", "/blog/1", "/blog/2", "/shop/1");
    look(true, Long.MAX_VALUE, old, sitemap("new.xml", "/blog/1", "/blog/3"));
    LookChanges found = changes;
    assertEquals(true, found != null && found.exact());
    assertEquals(1, found == null ? 0 : found.total().added());
    assertEquals(2, found == null ? 0 : found.total().removed());
  }

  @Test
  void anOlderReportIsComparedByNumbers() throws IOException {
    Look before = look(true, Long.MAX_VALUE, null, sitemap("a.xml", "/blog/1", "/blog/2"));
    Path report = directory.resolve("old.json");
    try (Writer out = Files.newBufferedWriter(report)) {
      LookJson.write(out, List.of("a.xml"), before, null);
    }
    look(true, Long.MAX_VALUE, report, sitemap("new.xml", "/blog/1", "/blog/3", "/shop/1"));
    LookChanges found = changes;
    assertEquals(false, found == null || found.exact());
    assertEquals(1, found == null ? 0 : found.total().added());
    assertEquals(0, found == null ? 0 : found.total().removed());
  }

  @Test
  void aDamagedReportIsNamed() throws IOException {
    Path report = Files.writeString(directory.resolve("old.json"), "{\"look\": 1, \"sections\": [");
    Path input = sitemap("a.xml", "/1");
    var e = assertThrows(SettingException.class, () -> look(true, Long.MAX_VALUE, report, input));
    assertEquals("against", e.key());
  }
}

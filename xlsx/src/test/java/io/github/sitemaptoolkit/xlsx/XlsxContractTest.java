package io.github.sitemaptoolkit.xlsx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.testkit.FormatContract;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class XlsxContractTest extends FormatContract {

  @Override
  protected SitemapFormat format() {
    return new XlsxFormat();
  }

  @Override
  protected String example() {
    throw new UnsupportedOperationException("a workbook is not a text");
  }

  @Override
  protected byte[] exampleBytes() {
    var rows = new ArrayList<String>(List.of(Workbooks.row("loc")));
    exampleUrls().forEach(url -> rows.add(Workbooks.row(url)));
    return Workbooks.of(rows.toArray(String[]::new)).bytes();
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 300).mapToObj(i -> "https://a.example/é?i=" + i * 7919).toList();
  }

  /** The list of a workbook's parts is at its end: without it there is no entry. */
  @Test
  @Override
  protected void truncatedInputYieldsWholeEntriesThenFails() throws IOException {
    byte[] whole = compressed();
    for (int length = whole.length - 1; length > whole.length / 2; length -= 7) {
      assertFails("gzip.truncated", Arrays.copyOf(whole, length));
    }
  }

  /** As above: that the data is damaged is found before the first entry. */
  @Test
  @Override
  protected void damagedInputYieldsItsEntriesThenFails() throws IOException {
    byte[] damaged = compressed();
    damaged[damaged.length - 8] ^= 1; // the checksum
    assertFails("gzip.corrupt", damaged);
  }

  private byte[] compressed() throws IOException {
    var compressed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(compressed)) {
      gzip.write(exampleBytes());
    }
    return compressed.toByteArray();
  }

  private void assertFails(String code, byte[] bytes) throws IOException {
    try (Source source = Source.of(new ByteArrayInputStream(bytes), "a.xlsx")) {
      var e =
          assertThrows(
              TruncatedException.class, () -> format().reader(source, Workbooks.context()).close());
      assertEquals(code, e.problem().code());
    }
  }
}

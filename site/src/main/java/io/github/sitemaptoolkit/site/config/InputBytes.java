package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.xlsx.XlsxInputOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Tells whether the bytes of an input are those of another night. */
final class InputBytes {

  private static final int BUFFER = 1 << 16;

  private InputBytes() {}

  /**
   * Returns what stands for the bytes of a file: its size and two checksums, which cost a small
   * part of what parsing costs; no proof against somebody who wants them to be equal. Empty if it
   * is no file, or cannot be read: then nobody knows.
   */
  static String of(String source) {
    try {
      Path path = FileNames.path(source);
      if (!Files.isRegularFile(path)) {
        return "";
      }
      try (InputStream in = Files.newInputStream(path)) {
        return of(in);
      }
    } catch (IOException | InvalidPathException e) {
      return ""; // who reads it says why
    }
  }

  private static String of(InputStream in) throws IOException {
    var first = new CRC32();
    var second = new CRC32C();
    byte[] buffer = new byte[BUFFER];
    long size = 0;
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      first.update(buffer, 0, count);
      second.update(buffer, 0, count);
      size += count;
    }
    return size + "-" + hex(first) + hex(second);
  }

  /** Returns what stands for the options that decide how an input is read. */
  static String options(Context context) {
    var sum = new CRC32();
    for (Object option :
        List.of(
            context.options(CsvInputOptions.DEFAULTS),
            context.options(CsvSyntaxOptions.FOUND),
            context.options(DateOptions.DEFAULTS),
            context.options(EncodingOptions.DEFAULTS),
            context.options(JsonInputOptions.DEFAULTS),
            context.options(Preset.NONE).name(),
            context.options(TableAbout.FOUND),
            context.options(XlsxInputOptions.DEFAULTS),
            String.valueOf(context.base()))) {
      sum.update(option.toString().getBytes(StandardCharsets.UTF_8));
    }
    return hex(sum);
  }

  private static String hex(Checksum sum) {
    return Long.toHexString(1L << 32 | sum.getValue()).substring(1);
  }
}

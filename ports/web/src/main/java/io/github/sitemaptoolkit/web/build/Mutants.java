package io.github.sitemaptoolkit.web.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/**
 * Writes documents that are changed in a few random places. Arguments: the directory, how many, and
 * the seed that repeats them. Reads the names of the documents from standard input.
 */
public final class Mutants {

  private static final int LONGEST = 200_000;
  private static final int MOST_CHANGES = 4;
  private static final int MOST_CUT = 40;
  private static final List<String> INSERTED =
      List.of(
          "&",
          "<",
          ">",
          "\"",
          "'",
          "<url>",
          "</url>",
          "<loc>",
          "&#0;",
          "&nbsp;",
          "]]>",
          "<!--",
          "\u00e9",
          "\u4f8b\u3048",
          "xn--",
          "https://b\u00fccher.example/",
          "2026-02-30",
          "-",
          ",",
          "\n",
          "\r",
          "\t",
          "\u0000",
          "{",
          "}",
          "[",
          "\ud83d\ude00");

  private Mutants() {}

  /** Writes the documents, and prints their names. */
  public static void main(String[] args) throws IOException {
    Path directory = Files.createDirectories(Path.of(args[0]));
    int count = Integer.parseInt(args[1]);
    var random = new Random(Long.parseLong(args[2]));
    List<String> names =
        new String(System.in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    int written = 0;
    while (written < count) {
      Path file = Path.of(names.get(random.nextInt(names.size())));
      byte[] bytes = Files.readAllBytes(file);
      if (bytes.length > 0 && bytes.length <= LONGEST && !isGzip(bytes)) {
        String name = file.getFileName().toString();
        Path target = directory.resolve(written++ + "-" + name);
        Files.write(target, changed(bytes, random));
        System.out.println(target);
      }
    }
  }

  /** Damaged gzip is decoded in another way, as docs/web.md says. */
  private static boolean isGzip(byte[] bytes) {
    return bytes.length > 1 && bytes[0] == 0x1F && bytes[1] == (byte) 0x8B;
  }

  private static byte[] changed(byte[] bytes, Random random) throws IOException {
    byte[] changed = bytes;
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes && changed.length > 0; i++) {
      int from = random.nextInt(changed.length);
      int to = Math.min(changed.length, from + random.nextInt(MOST_CUT));
      var out = new ByteArrayOutputStream();
      out.write(changed, 0, from);
      switch (random.nextInt(4)) {
        case 0 -> {} // cut
        case 1 -> {
          out.write(changed, from, to - from);
          out.write(changed, from, to - from);
        }
        case 2 -> {
          out.write(random.nextInt(256));
          to = from + 1;
        }
        default -> {
          out.write(INSERTED.get(random.nextInt(INSERTED.size())).getBytes(StandardCharsets.UTF_8));
          to = from;
        }
      }
      out.write(changed, to, changed.length - to);
      changed = out.toByteArray();
    }
    return changed;
  }
}

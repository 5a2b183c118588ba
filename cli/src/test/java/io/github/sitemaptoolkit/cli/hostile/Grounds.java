package io.github.sitemaptoolkit.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A directory with a published set, files of others in it and beside it, and inputs. What is not of
 * the set must stay as it is, whatever is done to what is.
 */
final class Grounds {

  static final String MANIFEST = ".sitemap-manifest.json";
  static final String HAND = "made by hand\n";

  /** Of others in the directory of the set; two have names that a sitemap can have. */
  private static final List<String> THEIRS =
      List.of("robots.txt", "index.html", "notes/sitemap-1.xml", "SITEMAP.xml", "sitemap-mine.xml");

  private static final Map<String, String> SET = new TreeMap<>();

  final Path root;
  final Path set;
  final Path elsewhere;
  final Path urls;
  final Path more;
  private final Map<String, String> published = new TreeMap<>();

  private Grounds(Path root) {
    this.root = root;
    this.set = root.resolve("public");
    this.elsewhere = root.resolve("elsewhere");
    this.urls = root.resolve("urls.txt");
    this.more = root.resolve("more.txt");
  }

  /** Publishes a set, and puts files of others into its directory and another one. */
  static Grounds in(Path root) throws IOException {
    var grounds = new Grounds(root);
    Files.createDirectories(grounds.elsewhere.resolve("directory"));
    Files.writeString(grounds.elsewhere.resolve("file"), HAND);
    Files.writeString(grounds.elsewhere.resolve("sitemap-1.xml"), HAND);
    Files.writeString(grounds.elsewhere.resolve("empty"), "");
    Files.write(grounds.urls, urls(1, 7));
    Files.write(grounds.more, urls(8, 9));
    for (Map.Entry<String, String> file : set(root).entrySet()) {
      Files.createDirectories(grounds.set);
      Files.writeString(grounds.set.resolve(file.getKey()), file.getValue());
    }
    grounds.published.putAll(set(root));
    for (String name : THEIRS) {
      Path file = grounds.set.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, HAND);
    }
    return grounds;
  }

  /** Returns the files of the set, which is published once only. */
  private static Map<String, String> set(Path root) throws IOException {
    if (SET.isEmpty()) {
      var first = new Grounds(root);
      first.publish().exits(0);
      try (Stream<Path> files = Files.list(first.set)) {
        for (Path file : files.toList()) {
          SET.put(file.getFileName().toString(), Files.readString(file));
        }
        SET.remove(".sitemap-same"); // is about the paths of the first run
      }
    }
    return SET;
  }

  static List<String> urls(int from, int to) {
    List<String> urls = new ArrayList<>();
    for (int i = from; i <= to; i++) {
      urls.add("https://example.com/" + i);
    }
    return urls;
  }

  CommandRun publish(String... more) {
    return publishTo(set, more);
  }

  CommandRun publishTo(Path directory, String... more) {
    List<String> call = new ArrayList<>(List.of("publish", urls.toString(), "--by", "sequence"));
    call.addAll(List.of("--max-urls", "3", "--base-url", "https://example.com/"));
    call.addAll(List.of("-o", directory.toString()));
    call.addAll(Arrays.asList(more));
    return CommandRun.of(call.toArray(String[]::new));
  }

  CommandRun update() {
    return CommandRun.of("update", set.toString(), "--add", more.toString());
  }

  String manifest() throws IOException {
    return Files.readString(set.resolve(MANIFEST));
  }

  void manifest(String text) throws IOException {
    Files.writeString(set.resolve(MANIFEST), text);
  }

  /** Writes the journal of a change that was interrupted. */
  void journal(String text) throws IOException {
    Path staging = Files.createDirectories(set.resolve(".sitemap-staging"));
    Files.writeString(staging.resolve("journal"), text);
    Files.writeString(staging.resolve("sitemap-2.xml"), "staged");
  }

  static String sha256(String text) throws NoSuchAlgorithmException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  /** Makes a file large, of zeros that need no space. */
  static void enlarge(Path file) throws IOException {
    try (var large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(1L << 40);
    }
  }

  /** Returns what must stay: all that is neither an input nor of the set. */
  Map<String, String> ofOthers() throws IOException {
    Map<String, String> all = everything();
    all.keySet()
        .removeIf(
            name -> name.startsWith("public") && !THEIRS.contains(name.replace("public/", "")));
    return all;
  }

  /** Returns what there is: kinds, contents and times of files, and where links lead. */
  Map<String, String> everything() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(root)) { // follows no links
      for (Path file : (Iterable<Path>) walk::iterator) {
        all.put(root.relativize(file).toString(), describe(file));
      }
    }
    return all;
  }

  private static String describe(Path file) throws IOException {
    if (Files.isSymbolicLink(file)) {
      return "link to " + Files.readSymbolicLink(file);
    } else if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return Files.isDirectory(file) ? "directory" : "pipe";
    }
    String time = Files.getLastModifiedTime(file) + " ";
    long size = Files.size(file);
    return time + (size > 1_000_000 ? size + " bytes" : sha(Files.readAllBytes(file)));
  }

  private static String sha(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** Checks that the set is as it was published, and consists of files only. */
  void assertWhole() throws IOException {
    for (Map.Entry<String, String> file : published.entrySet()) {
      Path path = set.resolve(file.getKey());
      assertTrue(Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS), path.toString());
      assertEquals(file.getValue(), Files.readString(path), path.toString());
    }
  }

  /**
   * Checks that a run that was refused has changed nothing, and says which file, and what to do.
   */
  static void assertRefused(
      CommandRun run, Path file, Map<String, String> before, Map<String, String> after) {
    assertEquals(before, after, () -> "after " + run.err());
    assertTrue(run.err().contains(file.toString()), run.err());
    assertTrue(
        run.err()
            .matches(
                "(?s).*(move|remove|publish all|publish again|mend|restore|name (it|the|another)"
                    + "|first line|accept|correct|is not a robots|leave out|Fix|needs).*"),
        run.err());
  }
}

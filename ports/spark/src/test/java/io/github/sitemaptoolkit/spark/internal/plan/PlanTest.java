package io.github.sitemaptoolkit.spark.internal.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.junit.jupiter.api.Test;

/** Options, and how files are shared out: what needs no running Spark. */
class PlanTest {

  private static final long MB = 1 << 20;

  private static ReadOptions options(String... pairs) {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      options.put(pairs[i], pairs[i + 1]);
    }
    return ReadOptions.of(new CaseInsensitiveStringMap(options));
  }

  private static String refused(String... pairs) {
    return assertThrows(IllegalArgumentException.class, () -> options(pairs)).getMessage();
  }

  private static List<List<Long>> shared(int parallelism, long... megabytes) {
    List<PlannedFile> files = new ArrayList<>();
    Arrays.stream(megabytes).forEach(mb -> files.add(PlannedFile.toRead("f", mb * MB)));
    return FileGroup.share(files, 128 * MB, 4 * MB, parallelism).stream()
        .map(group -> group.files().stream().map(file -> file.length() / MB).toList())
        .toList();
  }

  @Test
  void smallFilesShareATask() {
    assertEquals(List.of(List.of(60L, 50L, 10L), List.of(5L)), shared(1, 5, 60, 10, 50));
  }

  @Test
  void largeFilesAreNotSplit() {
    assertEquals(List.of(List.of(900L), List.of(1L)), shared(1, 1, 900));
  }

  @Test
  void allCoresGetFiles() {
    assertEquals(4, shared(4, 20, 20, 20, 20).size());
    assertEquals(2, shared(4, 0, 0, 0).size(), "opening a file counts, too");
  }

  @Test
  void noFilesNeedNoTask() {
    assertEquals(List.of(), shared(8));
  }

  @Test
  void optionsHaveDefaults() {
    ReadOptions options = options("path", "a.xml", "paths", "[\"b.xml\", \"c,d.xml\"]");
    assertEquals(List.of("a.xml", "b.xml", "c,d.xml"), options.paths());
    assertEquals(Mode.PERMISSIVE, options.mode());
    assertEquals(Kind.AUTO, options.kind());
    assertEquals(1, options.indexDepth());
    assertNull(options.sourceFormat());
  }

  @Test
  void wrongValuesAreRefusedWithWhatIsPossible() {
    assertEquals(
        "the option mode is \"strict\": use one of PERMISSIVE, DROPMALFORMED, FAILFAST",
        refused("mode", "strict"));
    assertEquals(
        "the option kind is \"pages\": use one of auto, urlset, index", refused("kind", "pages"));
    assertEquals(
        "the option indexDepth is \"11\": use a whole number from 0 to 10",
        refused("indexDepth", "11"));
    assertTrue(refused("limit.byte", "1").startsWith("the option limit.byte: there is no such"));
    assertTrue(refused("pathMapping", "https://example.org=/x/").contains("end with a slash"));
  }

  @Test
  void unknownOptionsAreRefusedWithWhatWasMeant() {
    assertEquals(
        "there is no option pathGlobFiltr for reading; did you mean pathGlobFilter?",
        refused("pathGlobFiltr", "*.xml"));
    assertTrue(
        refused("mergeSchema", "true")
            .startsWith("there is no option mergeSchema for reading; known are path, paths, mode"));
    assertEquals(
        "the option baseUrl is for writing, not for reading",
        refused("baseUrl", "https://example.org/"));
    assertEquals(List.of(), options("__required_read_privileges__", "SELECT").paths());
  }

  /** As Spark 4 has them in its catalog. */
  @Test
  void optionsOfTablesAreForReadingAndWriting() {
    Map<String, String> properties = new HashMap<>();
    properties.put("provider", "sitemap");
    properties.put("owner", "me");
    properties.put("path", "s3a://site/");
    properties.put("option.baseUrl", "https://example.org/");
    properties.put("baseUrl", "https://example.org/");
    properties.put("comment", "mode");
    Map<String, String> options = OptionUse.among(properties);
    assertEquals(Map.of("path", "s3a://site/"), OptionUse.READING.ofTable(options));
    assertEquals(
        Map.of("path", "s3a://site/", "baseUrl", "https://example.org/"),
        OptionUse.WRITING.ofTable(options));
  }

  @Test
  void limitsAndFileSystemsAreSetByOptions() {
    ReadOptions options = options("Limit.Bytes", "1000", "fs.s3a.endpoint", "http://localhost");
    assertEquals(1000, options.allLimits().bytes());
    assertEquals(Map.of("fs.s3a.endpoint", "http://localhost"), options.fileSystem());
  }

  @Test
  void urlsAreMappedToPathsBelowADirectory() {
    PathMapping mapping =
        PathMapping.parse("https://a.example/=s3a://a/, https://b.example/x/=file:/b/day=1/")
            .get(1);
    assertEquals("file:/b/day=1/", mapping.directory());
    assertEquals("y/z.xml.gz", mapping.below("https://b.example/x/y/z.xml.gz?v=1/2"));
    assertNull(mapping.below("https://b.example/y.xml"));
  }

  @Test
  void pathsThatLeaveTheirDirectoryAreRefused() {
    for (String path :
        List.of("", "/etc/passwd", "../a.xml", "a/../../b", "a//b", ".", "a\\..\\b")) {
      assertFalse(PathMapping.staysBelow(path), path);
    }
    assertTrue(PathMapping.staysBelow("a/b..c.xml"));
    assertEquals("../a.xml", PathMapping.decoded("%2e%2e/a.xml"));
    assertEquals("", PathMapping.lastName("https://example.org"));
    assertEquals("a.xml", PathMapping.lastName("https://example.org/x/a.xml?b=/c"));
  }
}

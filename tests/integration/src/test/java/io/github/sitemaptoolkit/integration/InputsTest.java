package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.plan.LeftOut;
import io.github.sitemaptoolkit.format.Formats;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class InputsTest {

  @TempDir Path directory;
  private Path in;

  @BeforeEach
  void writeFiles() throws IOException {
    in = Files.createDirectory(directory.resolve("in"));
    file("b.xml", "<urlset/>");
    file("a.txt", "https://a.example/");
    file("sub/c.xml.gz", "<urlset/>");
    file("sub/deep/d.xml", "<urlset/>");
    file("list.dat", "https://a.example/\n");
    file("picture.png", "no sitemap");
    file("page.html", "<!DOCTYPE html><html></html>");
    file(".hidden.xml", "<urlset/>");
    file(".git/e.xml", "<urlset/>");
    file(".sitemap-1a2b.tmp", "https://a.example/\n");
  }

  private Path file(String name, String text) throws IOException {
    Path file = in.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private final List<String> leftOut = new ArrayList<>();

  private Inputs inputs(boolean recursive, Path... outputs) {
    return new Inputs(Formats.load(), recursive, Set.of(outputs), leftOut::add);
  }

  /** Returns what is found, each as {@code directories:path}, from the directory on. */
  private List<String> names(Inputs inputs) throws IOException {
    return inputs.found().stream()
        .map(
            input ->
                String.join("/", input.directories()) + ":" + directory.relativize(input.path()))
        .toList();
  }

  private List<String> glob(String pattern) throws IOException {
    Inputs inputs = inputs(false);
    inputs.add(directory + "/" + pattern);
    return names(inputs);
  }

  @Test
  void folderGivesItsOwnFilesThatAreOfAKnownFormatSorted() throws IOException {
    Inputs inputs = inputs(false);
    inputs.add(in.toString());
    assertEquals(List.of(":in/a.txt", ":in/b.xml", ":in/list.dat"), names(inputs));
    assertEquals(2, inputs.count(LeftOut.FORMAT));
    assertEquals(List.of(in + "/page.html", in + "/picture.png"), leftOut);
  }

  @Test
  void foldersInItAreGoneThroughOnRequest() throws IOException {
    Inputs inputs = inputs(true);
    inputs.add(in.toString());
    assertEquals(
        List.of(
            ":in/a.txt",
            ":in/b.xml",
            ":in/list.dat",
            "sub:in/sub/c.xml.gz",
            "sub/deep:in/sub/deep/d.xml"),
        names(inputs));
  }

  @Test
  void argumentsKeepTheirOrder() throws IOException {
    Inputs inputs = inputs(false);
    inputs.add(in.resolve("b.xml").toString());
    inputs.add(in.resolve("sub").toString());
    inputs.add(in.resolve("a.txt").toString());
    assertEquals(List.of(":in/b.xml", ":in/sub/c.xml.gz", ":in/a.txt"), names(inputs));
  }

  @Test
  void linksThatGoRoundAreNotFollowed() throws IOException {
    Files.createSymbolicLink(in.resolve("sub/deep/up"), in);
    Files.createSymbolicLink(in.resolve("sub/deep/self"), Path.of("."));
    Inputs inputs = inputs(true);
    inputs.add(in.toString());
    assertEquals(5, names(inputs).size(), names(inputs).toString());
    assertEquals(4, glob("in/**/*.xml*").size() + glob("in/sub/deep/up/b.xml").size());
  }

  @Test
  void linkToAnotherFolderIsFollowed() throws IOException {
    Path other = Files.createDirectory(directory.resolve("other"));
    Files.writeString(other.resolve("x.xml"), "<urlset/>");
    Files.createSymbolicLink(in.resolve("sub/link"), other);
    Inputs inputs = inputs(true);
    inputs.add(in.resolve("sub").toString());
    assertTrue(names(inputs).contains("link:in/sub/link/x.xml"), names(inputs).toString());
  }

  @Test
  void whatTheRunWritesIsNotFound() throws IOException {
    Inputs inputs = inputs(true, in.resolve("sub").toRealPath(), in.resolve("a.txt").toRealPath());
    inputs.add(in.toString());
    inputs.add(in + "/**/*.xml");
    assertEquals(List.of(":in/b.xml", ":in/list.dat", ":in/b.xml"), names(inputs));
  }

  @Test
  void patternIsExpandedSorted() throws IOException {
    assertEquals(List.of(":in/b.xml"), glob("in/*.xml"));
    assertEquals(List.of(":in/a.txt", ":in/b.xml"), glob("in/?.{txt,xml}"));
    assertEquals(List.of("sub:in/sub/c.xml.gz"), glob("in/*/*"));
    assertEquals(List.of("in/sub:in/sub/c.xml.gz"), glob("i[m-o]/s*/*.gz"));
    assertEquals(List.of(":in/b.xml", "sub/deep:in/sub/deep/d.xml"), glob("in/**/*.xml"));
    assertEquals(List.of("sub:in/sub/c.xml.gz", "sub/deep:in/sub/deep/d.xml"), glob("in/su*/**"));
  }

  @Test
  void fileWithSignsOfAPatternInItsNameIsMeantAsItIs() throws IOException {
    file("[x].xml", "<urlset/>");
    assertEquals(List.of(":in/[x].xml"), glob("in/[x].xml"));
  }

  @Test
  void patternWithoutFilesFailsAsAMissingFileDoes() throws IOException {
    for (String pattern : new String[] {"in/*.csv", "nowhere/*.xml"}) {
      Inputs inputs = inputs(false);
      inputs.add(directory + "/" + pattern);
      assertTrue(inputs.found().get(0).failure() != null);
    }
  }

  @Test
  void brokenPatternIsRefused() {
    var e = assertThrows(InvalidPlanException.class, () -> glob("in/[x"));
    assertTrue(e.getMessage().contains("is not a valid pattern: "), e.getMessage());
  }

  @Test
  void linesOfAListKeepTheirDirectories() throws IOException {
    Inputs inputs = inputs(false);
    inputs.addListed("../x/./y/news.xml");
    inputs.addListed("/data/news.xml");
    inputs.addListed("*.xml");
    inputs.addListed("-");
    List<Input> found = inputs.found();
    assertEquals(List.of("x", "y"), found.get(0).directories());
    assertEquals(List.of("data"), found.get(1).directories());
    assertEquals(Input.of("*.xml"), found.get(2));
    assertTrue(!found.get(3).isStandard(), "a line is the name of a file");
  }

  @Test
  void folderWithoutInputsSaysWhy() throws IOException {
    Path empty = Files.createDirectory(directory.resolve("empty"));
    assertNothing("is a directory; no file was found in it", empty);
    Files.createDirectory(empty.resolve("directory"));
    assertNothing("is a directory; use -r to read its subdirectories", empty);
    Files.writeString(empty.resolve("x.png"), "");
    assertNothing(
        "is a directory; it contains no file of a known format (" + Formats.load().ids() + ")",
        empty);
  }

  private void assertNothing(String reason, Path directory) throws IOException {
    Inputs inputs = inputs(false);
    inputs.add(directory.toString());
    var e = assertThrows(FileSystemException.class, inputs::found);
    assertEquals(reason, e.getReason());
  }

  private void fifo(String name) throws Exception {
    String path = in.resolve(name).toString();
    assertEquals(0, new ProcessBuilder("mkfifo", path).start().waitFor());
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void pipesThatNobodyNamedArePassedOver() throws Exception {
    fifo("sub/pipe.xml");
    fifo("sub/pipe");
    Files.createSymbolicLink(in.resolve("sub/link.xml"), in.resolve("sub/pipe.xml"));
    Inputs inputs = inputs(true);
    inputs.add(in + "/sub");
    assertEquals(List.of(":in/sub/c.xml.gz", "deep:in/sub/deep/d.xml"), names(inputs));
    assertEquals(3, inputs.count(LeftOut.SPECIAL));
    assertEquals(0, inputs.count(LeftOut.FORMAT));
    inputs = inputs(false);
    inputs.add(in + "/**/*.xml");
    assertEquals(List.of(":in/b.xml", "sub/deep:in/sub/deep/d.xml"), names(inputs));
    assertEquals(2, inputs.count(LeftOut.SPECIAL));
  }

  @Test
  void pipesAloneAreNoInputs() throws Exception {
    Files.createDirectory(in.resolve("pipes"));
    fifo("pipes/x.xml");
    assertNothing("is a directory; it contains no regular file", in.resolve("pipes"));
    Inputs inputs = inputs(false);
    inputs.add(in + "/pipes/*.xml");
    assertEquals(
        in + "/pipes/*.xml: no regular file matches", inputs.found().get(0).failure().getMessage());
  }

  @Test
  void aPipeThatIsNamedIsAnInput() throws Exception {
    fifo("pipe.xml");
    Inputs inputs = inputs(false);
    inputs.add(in + "/pipe.xml");
    inputs.addListed(in + "/pipe.xml");
    assertEquals(2, inputs.found().size());
    assertEquals(0, inputs.count(LeftOut.SPECIAL));
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void patternsWithManyStarsEnd() throws IOException {
    file("a".repeat(200) + ".xml", "<urlset/>");
    assertEquals(1, glob("in/" + "*a".repeat(100) + "*.xml").size());
    Inputs inputs = inputs(false);
    inputs.add(in + "/" + "*a".repeat(100) + "b.xml");
    assertTrue(inputs.found().get(0).failure() != null);
    file("a/".repeat(60) + "x.xml", "<urlset/>");
    assertEquals(1, glob("in/" + "**/a/".repeat(30) + "**/**/**/x.xml").size());
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void foldersThatAllLinkToEachOtherEndTheSearchWithAMessage() throws IOException {
    Path ring = Files.createDirectory(in.resolve("ring"));
    for (int i = 0; i < 12; i++) {
      file("ring/" + i + "/x.xml", "<urlset/>");
      for (int j = 0; j < 12; j++) {
        Files.createSymbolicLink(ring.resolve(i + "/l" + j), ring.resolve("" + j));
      }
    }
    for (String argument : new String[] {ring.toString(), ring + "/**/x.xml"}) {
      Inputs inputs = inputs(true);
      inputs.add(argument);
      String message = "symbolic links lead to the same directories more than 1000 times";
      assertTrue(
          inputs.found().stream()
              .anyMatch(i -> i.failure() != null && i.failure().getMessage().contains(message)));
      assertTrue(inputs.found().size() < 2_000, inputs.found().size() + " inputs");
    }
  }

  @Test
  void twoLinksToOneFolderAreTwoDirectories() throws IOException {
    Files.createSymbolicLink(in.resolve("x"), in.resolve("sub"));
    Files.createSymbolicLink(in.resolve("y"), in.resolve("sub"));
    assertEquals(3, glob("in/*/c.xml.gz").size());
  }
}

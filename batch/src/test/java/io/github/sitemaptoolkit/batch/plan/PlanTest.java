package io.github.sitemaptoolkit.batch.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanTest {

  @TempDir Path directory;

  private Input input(String name) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Input.of(Files.writeString(file, "x").toString());
  }

  private List<PlannedOutput> plan(String template, Input... inputs) throws IOException {
    return Plan.of(
        List.of(inputs), OutputTemplate.parse(directory + "/" + template, "txt"), new RunFiles());
  }

  private String refused(String template, Input... inputs) {
    var e = assertThrows(InvalidPlanException.class, () -> plan(template, inputs));
    return String.valueOf(e.getMessage()).replace(directory + "/", "");
  }

  @Test
  void eachInputGetsItsOutputInOrder() throws IOException {
    List<Path> outputs = new ArrayList<>();
    for (PlannedOutput work : plan("out/{index}-{stem}.{ext}", input("b.xml"), input("a.xml"))) {
      outputs.add(directory.relativize(work.output()));
    }
    assertEquals(List.of(Path.of("out/1-b.txt"), Path.of("out/2-a.txt")), outputs);
  }

  @Test
  void twoInputsOfOneOutputAreNamed() throws IOException {
    assertEquals(
        "a/x.xml and b/x.rss would both be written to out/x.txt; use {dir} or {index} in -o to"
            + " give them different names",
        refused("out/", input("a/x.xml"), input("b/x.rss")));
  }

  @Test
  void outputsThatDifferInCapitalsOrFormOfAccentsOnlyAreOne() throws IOException {
    assertEquals(
        "a/x.xml and b/X.xml would both be written to out/X.txt on a system that ignores"
            + " case; use {dir} or {index} in -o to give them different names",
        refused("out/", input("a/x.xml"), input("b/X.xml")));
  }

  @Test
  void outputThatIsAnInputIsNamed() throws IOException {
    Input list = input("in/list.txt");
    assertEquals(
        "in/list.txt, the output of in/list.xml, would replace the input in/list.txt; write to"
            + " another file or directory",
        refused("in/{stem}.txt", input("in/list.xml"), list));
    assertTrue(refused("in/{stem}.txt", list).contains("would replace the input"));
  }

  @Test
  void linkToAnInputIsTheInput() throws IOException {
    Input input = input("in/x.xml");
    Files.createDirectory(directory.resolve("out"));
    Files.createSymbolicLink(directory.resolve("out/x.txt"), input.path());
    assertTrue(refused("out/", input).contains("would replace the input in/x.xml"));
    var e =
        assertThrows(
            InvalidPlanException.class,
            () -> Plan.merge(List.of(input), directory.resolve("out/x.txt"), new RunFiles()));
    assertTrue(String.valueOf(e.getMessage()).contains("would replace the input"), e.getMessage());
  }

  @Test
  void linkCannotLeadOutOfTheDirectory() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Files.createDirectory(directory.resolve("out"));
    Files.createSymbolicLink(directory.resolve("out/a"), elsewhere);
    var input = new Input("in/a/x.xml", List.of("a", "b"), null);
    assertEquals(
        "out/a/b/x.txt would be written outside of out through a symbolic link",
        refused("out/", input));
  }

  @Test
  void anOutputThatIsALinkOutOfTheFolderIsRefused() throws IOException {
    Path out = Files.createDirectory(directory.resolve("out"));
    Files.createSymbolicLink(out.resolve("x.txt"), input("elsewhere.txt").path());
    Files.createSymbolicLink(out.resolve("y.txt"), directory.resolve("not-there"));
    for (String name : new String[] {"x", "y"}) {
      assertEquals(
          "out/" + name + ".txt is a symbolic link that leads out of its directory; remove it",
          refused("out/", input(name + ".xml")));
    }
  }

  @Test
  void anOutputThatIsALinkInTheFolderIsFine() throws IOException {
    Path out = Files.createDirectory(directory.resolve("out"));
    Files.createSymbolicLink(out.resolve("x.txt"), input("out/real.txt").path());
    assertEquals(1, plan("out/", input("x.xml")).size());
  }

  @Test
  void anOutputThatIsAPipeIsRefused() throws Exception {
    Path pipe = Files.createDirectory(directory.resolve("out")).resolve("x.txt");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    assertEquals(
        "out/x.txt is a pipe, a socket or a device; remove it", refused("out/", input("x.xml")));
  }

  @Test
  void folderThatIsALinkItselfIsFine() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Files.createSymbolicLink(directory.resolve("out"), elsewhere);
    assertEquals(1, plan("out/", input("x.xml")).size());
  }

  @Test
  void missingInputIsNoConflict() throws IOException {
    assertEquals(1, plan("out/", Input.of("nowhere/x.xml")).size());
  }

  @Test
  void outputIsNoOtherFileOfTheRun() throws IOException {
    Input input = input("x.xml");
    var template = OutputTemplate.parse(directory + "/out/", "txt");
    var files = new RunFiles();
    files.writes("--report", directory.resolve("out/./X.txt"));
    var e =
        assertThrows(InvalidPlanException.class, () -> Plan.of(List.of(input), template, files));
    assertEquals(
        "out/x.txt, the output of x.xml, would replace --report out/./X.txt; write to another"
            + " file or directory",
        String.valueOf(e.getMessage()).replace(directory + "/", ""));
  }
}

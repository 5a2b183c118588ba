package io.github.sitemaptoolkit.batch.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutputTemplateTest {

  private static final Input DEEP = new Input("in/a/b/news.xml.gz", List.of("a", "b"), null);
  private static final Input FLAT = Input.of("news.xml");

  private static String output(String template, Input input) {
    return OutputTemplate.parse(template, "txt").resolve(input, 7).toString();
  }

  @Test
  void fieldsAreFilled() {
    assertEquals("out/a/b/news.txt", output("out/{dir}/{stem}.{ext}", DEEP));
    assertEquals("out/7-news.xml", output("out/{index}-{stem}.xml", DEEP));
    assertEquals("a/b/urls/news", output("{dir}/urls/{stem}", DEEP));
  }

  @Test
  void withoutFoldersNothingIsLeftOfTheirField() {
    assertEquals("out/news.txt", output("out/{dir}/{stem}.{ext}", FLAT));
    assertEquals("news.txt", output("{dir}/{stem}.{ext}", FLAT));
    assertEquals("/out/news.txt", output("/out/{dir}/{stem}.{ext}", FLAT));
  }

  @Test
  void folderKeepsFoldersAndNames() {
    assertEquals("out/a/b/news.txt", output("out/", DEEP));
    assertEquals("out/7/a/b/news.txt", output("out/{index}//", DEEP));
    assertEquals(
        "we{ird}/news.txt",
        OutputTemplate.directory("we{ird}/", "txt").resolve(FLAT, 1).toString());
  }

  @Test
  void rootIsWhatStandsBeforeTheFirstField() {
    assertEquals(Path.of("out/x"), OutputTemplate.parse("out/x/y-{stem}.{ext}", "txt").root());
    assertEquals(Path.of("/"), OutputTemplate.parse("/{stem}", "txt").root());
    assertEquals(Path.of(""), OutputTemplate.parse("{stem}.txt", "txt").root());
    assertEquals(Path.of("../out"), OutputTemplate.parse("../out/", "txt").root());
  }

  @Test
  void dayIsFilledInFirst() {
    LocalDate day = LocalDate.of(2026, 11, 21);
    assertEquals("out-2026-11-21/{stem}.xml", OutputTemplate.dated("out-{date}/{stem}.xml", day));
    assertFalse(OutputTemplate.isTemplate(OutputTemplate.dated("all-{date}.xml", day)));
  }

  @Test
  void namesOfInputsCannotLeaveTheRoot() {
    var evil = new Input("..", List.of("..", "a/../..", "C:"), null);
    Path output = OutputTemplate.parse("out/{dir}/{stem}", "txt").resolve(evil, 1);
    assertEquals(output, output.normalize());
    assertEquals(5, output.getNameCount(), output.toString());
    assertTrue(output.startsWith("out"), output.toString());
  }

  @Test
  void unknownFieldIsRefused() {
    var e = assertThrows(InvalidPlanException.class, () -> output("out/{name}{stem}.xml", FLAT));
    assertEquals(
        "{name} is not a known field; use {dir}, {stem}, {ext}, {index} or {date}", e.getMessage());
  }

  @Test
  void foldersStandAlone() {
    var e = assertThrows(InvalidPlanException.class, () -> output("out/{dir}-{stem}.xml", FLAT));
    assertTrue(e.getMessage().startsWith("{dir} must be a whole directory name"), e.getMessage());
    assertThrows(InvalidPlanException.class, () -> output("out/{dir}/../{stem}.xml", FLAT));
  }

  @Test
  void stemIsTheNameWithoutItsEnds() {
    assertEquals("news", Input.of("a/news.xml.gz").stem());
    assertEquals("news", Input.of("NEWS/news.XML.GZ").stem());
    assertEquals("news.part1", Input.of("news.part1.xml").stem());
    assertEquals("news", Input.of("news").stem());
    assertEquals(".news", Input.of(".news").stem());
    assertEquals("stdin", Input.of("-").stem());
  }
}

package io.github.sitemaptoolkit.web.build;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandTableTest {

  @TempDir Path directory;

  @Test
  void tableHasFieldsTextsAndWhatOnlyTheCommandForJavaHas() throws IOException {
    Path file = directory.resolve("commands.json");
    CommandTable.main(new String[] {file.toString()});
    String table = Files.readString(file);
    assertTrue(table.contains("\"path\":\"inputs.recursive\""), table);
    assertTrue(
        table.contains("\"converter\":\"io.github.sitemaptoolkit.cli.validate.PlaceCount\""));
    int jobs = table.indexOf("\"--jobs\"");
    assertTrue(table.indexOf("\"ofJava\":true", jobs) < table.indexOf("\"names\"", jobs));
    int help = table.indexOf("\"--help\"");
    assertTrue(table.indexOf("\"ofJava\":false", help) < table.indexOf("\"names\"", help));
    assertFalse(table.contains("sitemap validate https://"), "an example needs the network");
  }
}

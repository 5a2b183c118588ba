package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.DataInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class StartTest {

  @Test
  void oldJavaIsNamed() {
    assertEquals(
        "sitemap: this is Java 11.0.2; install Java 17 or newer, or set JAVA_HOME to one",
        Start.complaint("11", "11.0.2"));
    assertEquals(
        "sitemap: this is Java 1.8.0_412; install Java 17 or newer, or set JAVA_HOME to one",
        Start.complaint("1.8", "1.8.0_412"));
  }

  @Test
  void neededAndNewerJavaWill() {
    assertNull(Start.complaint("17", "17.0.15"));
    assertNull(Start.complaint("25", "25"));
  }

  @Test
  void java8CanLoadIt() throws IOException {
    try (var in = new DataInputStream(Start.class.getResourceAsStream("Start.class"))) {
      in.skipNBytes(Integer.BYTES + Short.BYTES); // the magic number, the minor version
      assertEquals(52, in.readUnsignedShort());
    }
  }
}

package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script that starts the command; in place of Java stands one that shows what it is given. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  @TempDir Path checkout;

  @BeforeEach
  void writeCheckout() throws IOException {
    Files.copy(Path.of("..", "sitemap"), checkout.resolve("sitemap"));
    Files.writeString(checkout.resolve("pom.xml"), "");
    Files.createDirectories(checkout.resolve("cli/target/dist"));
    Files.writeString(checkout.resolve("cli/target/sitemap-cli-1.jar"), "");
    Path java = Files.createDirectory(checkout.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nlocale charmap\necho ${LC_ALL:-}\n");
    if (!java.toFile().setExecutable(true)) {
      throw new IOException(java + " cannot be made executable");
    }
  }

  /** Returns the encoding of the locale that Java gets, and what LC_ALL is. */
  private String start(String... locale) throws Exception {
    var builder = new ProcessBuilder("/bin/sh", checkout.resolve("sitemap").toString());
    builder.environment().clear();
    builder.environment().put("JAVA_HOME", checkout.toString());
    for (String variable : locale) {
      String[] pair = variable.split("=", 2);
      builder.environment().put(pair[0], pair[1]);
    }
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LANG=POSIX", "LC_CTYPE=C", "LC_ALL=xx_XX.UTF-8"})
  void localeThatKnowsOnlyAsciiBecomesOneWithUtf8(String locale) throws Exception {
    assertEquals("UTF-8", start(locale).lines().findFirst().orElse(""));
  }

  @Test
  void environmentMayBeEmpty() throws Exception {
    assertEquals("UTF-8", start().lines().findFirst().orElse(""));
  }

  @Test
  void localeWithUtf8Stays() throws Exception {
    assertEquals("UTF-8\n\n", start("LANG=C.UTF-8"));
  }

  @Test
  void closedStandardInputIsAnEmptyOne() throws Exception {
    Files.writeString(checkout.resolve("bin/java"), "#!/bin/sh\nwc -c\n");
    String launcher = checkout.resolve("sitemap").toString();
    var builder = new ProcessBuilder("/bin/sh", "-c", "exec /bin/sh \"$0\" <&-", launcher);
    builder.environment().put("JAVA_HOME", checkout.toString());
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("0", said.strip());
  }
}

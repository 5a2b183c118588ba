package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs the launcher of a checkout with a script in place of Java, and an environment of which all
 * is said.
 */
final class LauncherRun {

  private final Path checkout;

  private LauncherRun(Path checkout) {
    this.checkout = checkout;
  }

  /** Makes a checkout with one empty jar, and a Java that is this script. */
  static LauncherRun in(Path checkout, String java) throws IOException {
    Path lib = Files.createDirectory(LauncherFiles.copyTo(checkout));
    Files.writeString(lib.resolve("sitemap.jar"), "");
    Files.createDirectory(checkout.resolve("bin"));
    var run = new LauncherRun(checkout);
    run.replaceJava(java);
    return run;
  }

  /**
   * As above, with a Java that shows its arguments, and writes the archive it is asked for. It
   * fails with the option that UNKNOWN names in its environment.
   */
  static LauncherRun in(Path checkout) throws IOException {
    return in(
        checkout,
        """
        for argument; do
          [ "$argument" != "${UNKNOWN:-}" ] || exit 1
        done
        dumps=
        for argument; do
          case $argument in
            -Xshare:dump) dumps=yes ;;
            -XX:SharedArchiveFile=*) [ -z "$dumps" ] || echo classes >"${argument#*=}" ;;
          esac
          echo "$argument"
        done
        """);
  }

  private void replaceJava(String script) throws IOException {
    Path java = checkout.resolve("bin/java");
    Files.writeString(java, "#!/bin/sh\n" + script);
    if (!java.toFile().setExecutable(true)) {
      throw new IOException(java + " cannot be made executable");
    }
  }

  /** Returns what it prints with these variables, such as {@code HOME=/home/a}. */
  String with(String... variables) throws Exception {
    return run(0, List.of(variables), "/bin/sh", script());
  }

  /** Returns what it prints with these arguments. */
  String starting(String... arguments) throws Exception {
    List<String> call = new ArrayList<>(List.of("/bin/sh", script()));
    call.addAll(List.of(arguments));
    return run(0, List.of(), call.toArray(String[]::new));
  }

  String script() {
    return checkout.resolve("sitemap").toString();
  }

  /** Runs a program in the checkout and returns what it prints. */
  String run(int exitCode, List<String> variables, String... call) throws Exception {
    var builder = new ProcessBuilder(call).directory(checkout.toFile());
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.put("JAVA_HOME", checkout.toString());
    environment.put("PATH", System.getenv("PATH"));
    for (String variable : variables) {
      String[] pair = variable.split("=", 2);
      environment.put(pair[0], pair[1]);
    }
    Process process = builder.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(exitCode, process.waitFor(), printed);
    return printed;
  }
}

package io.github.sitemaptoolkit.web.build;

import io.github.sitemaptoolkit.web.CheckRun;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prints what is found in files on the JVM, to be compared with what compiled programs find. */
public final class JvmFindings {

  private JvmFindings() {}

  /** Reads the names of files from standard input; the argument is the profile. */
  public static void main(String[] args) throws IOException {
    String names = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    var out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    for (String file : names.lines().toList()) {
      var found = new StringWriter();
      var run = new CheckRun(args[0], "ndjson", "error", 0, found, count -> {});
      run.add(file, Files.newInputStream(Path.of(file)));
      int code = run.finish();
      out.write("== " + file + ' ' + code + '\n' + found);
    }
    out.flush();
  }
}

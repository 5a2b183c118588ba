package io.github.sitemaptoolkit.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the documents to files, for programs that are not run in Java. */
public final class DocumentFiles {

  private DocumentFiles() {}

  /** Writes all documents to the directory that is named, each under its name. */
  public static void main(String[] arguments) throws IOException {
    Path directory = Files.createDirectories(Path.of(arguments[0]));
    for (Documents document : Documents.values()) {
      Files.write(directory.resolve(document.name()), document.bytes());
    }
  }
}

package io.github.sitemaptoolkit.web.jdk.java.nio.file;

import java.nio.file.FileSystemException;

/** A link of a file system that leads back to itself. Nothing throws it here. */
public class FileSystemLoopException extends FileSystemException {

  private static final long serialVersionUID = 1;

  /** Creates an exception. */
  public FileSystemLoopException(String file) {
    super(file);
  }
}

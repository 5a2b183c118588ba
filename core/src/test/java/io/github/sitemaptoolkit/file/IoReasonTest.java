package io.github.sitemaptoolkit.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IoReasonTest {

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(new NoSuchFileException("a"), "a: no such file"),
        Arguments.of(new NoSuchFileException("a", null, "names no file"), "a: names no file"),
        Arguments.of(new AccessDeniedException("a"), "a: permission denied"),
        Arguments.of(new NotDirectoryException("a"), "a: is not a directory"),
        Arguments.of(new DirectoryNotEmptyException("a"), "a: the directory is not empty"),
        Arguments.of(new FileAlreadyExistsException("a"), "a: already exists"),
        Arguments.of(new FileSystemLoopException("a"), "a: its symbolic links form a loop"),
        Arguments.of(
            new FileSystemException("a", "b", "No space left on device"),
            "a: No space left on device"),
        Arguments.of(new MalformedInputException(1), "is not UTF-8"),
        Arguments.of(new ClosedByInterruptException(), "was closed before the end"),
        Arguments.of(new EOFException(), "ends unexpectedly"),
        Arguments.of(new IOException("Broken pipe"), "Broken pipe"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void failuresAreWorded(IOException e, String words) {
    assertEquals(words, IoReason.withFile(e));
  }

  @Test
  void whatSaysNothingIsWordedToo() {
    String unknown = "cannot be read or written; the system gives no reason";
    assertEquals(unknown, IoReason.of(new IOException((String) null)));
    assertEquals(unknown, IoReason.withFile(new FileSystemException(null)));
    assertEquals("a: " + unknown, IoReason.withFile(new FileSystemException("a")));
  }
}

package io.github.sitemaptoolkit.publisher.internal.disk;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartWriterTest {

  @TempDir Path directory;

  private static Pieces pieces(String... texts) {
    return consumer -> List.of(texts).forEach(text -> consumer.accept(text.getBytes(US_ASCII)));
  }

  private boolean holds(Path file, Pieces pieces) {
    return PartWriter.holds(PublishedFile.in(directory), file.getFileName().toString(), pieces);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.xml", "a.xml.gz"})
  void fileHoldsWhatWasWritten(String name) throws IOException {
    Path path = directory.resolve(name);
    String large = "0123456789".repeat(2_000);
    PartWriter.write(path, pieces("start,", large, "end"));
    assertTrue(holds(path, pieces("start,", large, "end")));
    assertTrue(holds(path, pieces("start," + large + "end")));
    assertFalse(holds(path, pieces("start,", large, "enD")));
    assertFalse(holds(path, pieces("start,", large)));
    assertFalse(holds(path, pieces("start,", large, "end", ".")));
    assertFalse(holds(path, pieces("Start,", large, "end")));
    PartWriter.write(path, pieces("end\0"));
    assertFalse(holds(path, pieces("end")));
  }

  @Test
  void nameSaysWhetherAFileIsCompressed() throws IOException {
    Path plain = directory.resolve("a.xml");
    Path packed = directory.resolve("a.xml.gz");
    PartWriter.write(plain, pieces("text"));
    PartWriter.write(packed, pieces("text"));
    Files.copy(plain, directory.resolve("b.xml.gz"));
    Files.copy(packed, directory.resolve("b.xml"));
    assertFalse(holds(directory.resolve("b.xml.gz"), pieces("text")));
    assertFalse(holds(directory.resolve("b.xml"), pieces("text")));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyWholeFilesHoldAnything() throws IOException {
    Path file = directory.resolve("a.xml.gz");
    assertFalse(holds(file, pieces("text")), "there is none");
    PartWriter.write(file, pieces("text"));
    Path link = Files.createSymbolicLink(directory.resolve("link.xml.gz"), file);
    assertFalse(holds(link, pieces("text")));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 5] ^= 1;
    Files.write(file, bytes);
    assertFalse(holds(file, pieces("text")), "it is damaged");
    Files.write(file, new byte[] {0x1F});
    assertFalse(holds(file, pieces("\u001F")), "it is not compressed");
  }

  @Test
  void failureLeavesTheOldFile() throws IOException {
    Path file = Files.writeString(directory.resolve("a.xml"), "old");
    Faults faults = Faults.at(1, Fault.FULL).only(Set.of(Operation.WRITE));
    Path full = new FaultyFileSystem(faults).path(file);
    String large = "0123456789".repeat(10_000);
    var e =
        assertThrows(FileSystemException.class, () -> PartWriter.write(full, pieces(large, large)));
    assertEquals(file + ": No space left on device", e.getMessage());
    assertEquals("old", Files.readString(file));
  }

  @Test
  void treesAreRemovedWhole() throws IOException {
    Path tree = Files.createDirectories(directory.resolve("tree/inner")).getParent();
    Files.createFile(tree.resolve("a"));
    Files.createFile(tree.resolve("inner/b"));
    Leftovers.removeAll(tree);
    assertFalse(Files.exists(tree));
  }
}

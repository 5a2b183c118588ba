package io.github.sitemaptoolkit.simulation;

import io.github.sitemaptoolkit.batch.walk.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** An empty place without faults, which says what a set consists of that is published there. */
final class Reference implements Store {

  private final SortedMap<String, byte[]> files = new TreeMap<>();

  /** Returns what was published. */
  Map<String, byte[]> contents() {
    return files;
  }

  @Override
  public String name() {
    return "reference";
  }

  @Override
  public String name(String file) {
    return file;
  }

  @Override
  public byte @Nullable [] read(String file, int most) {
    return null;
  }

  @Override
  public SortedMap<String, Long> files() {
    return new TreeMap<>();
  }

  @Override
  public Source open(Part part, Limits limits) throws IOException {
    throw new IOException("nothing is published here");
  }

  @Override
  public Children children(Limits limits) throws IOException {
    throw new IOException("nothing is published here");
  }

  @Override
  public void check(Part part) throws IOException {
    throw new IOException("nothing is published here");
  }

  @Override
  public boolean holds(String file, Pieces contents) {
    return false;
  }

  @Override
  public boolean isInterrupted() {
    return false;
  }

  @Override
  public Transaction begin() {
    return new Transaction() {
      private final Map<String, byte[]> waiting = new TreeMap<>();

      @Override
      public Path scratch() {
        return Path.of(System.getProperty("java.io.tmpdir"), "never-needed-by-few-urls");
      }

      @Override
      public void put(String file, Pieces contents) throws IOException {
        var bytes = new ByteArrayOutputStream();
        contents.writeTo(bytes, file);
        waiting.put(file, bytes.toByteArray());
      }

      @Override
      public void commit(List<String> names, List<Part> removed) {
        names.forEach(name -> files.put(name, waiting.get(name)));
      }

      @Override
      public void close() {
        // nothing is open
      }
    };
  }
}

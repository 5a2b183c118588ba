package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** The files that the inputs of a set stand for. */
public final class InputFiles {

  private final Formats formats;
  private final boolean whole;
  private final Set<Path> skipped = new HashSet<>();
  private final AtomicBoolean others; // names that are none of a file, of all searches

  /** Creates a search for files of known formats; a directory may be one input, as is asked. */
  public InputFiles(Context context) {
    this(context.formats(), InputSource.readsDirectories(context), Set.of(), new AtomicBoolean());
  }

  private InputFiles(Formats formats, boolean whole, Set<Path> skipped, AtomicBoolean others) {
    this.others = others;
    this.formats = formats;
    this.whole = whole;
    this.skipped.addAll(skipped);
  }

  /** Returns a search that skips the same files, for inputs that are read in a context. */
  public InputFiles in(Context context) {
    return new InputFiles(formats, InputSource.readsDirectories(context), skipped, others);
  }

  /**
   * Skips files in directories and patterns, because the command writes them.
   *
   * @param files real paths
   */
  public InputFiles skip(Collection<Path> files) {
    skipped.addAll(files);
    return this;
  }

  /** Skips a file in directories and patterns, because the command writes it. */
  public InputFiles skip(Path file) throws IOException {
    if (Files.exists(file)) {
      skipped.add(file.toRealPath());
    }
    return this;
  }

  /**
   * Returns the names of the files that a name stands for: itself, or those of a directory or a
   * pattern.
   *
   * @throws IOException if there are none, or a directory cannot be searched
   */
  public List<String> of(String name) throws IOException {
    if (!Inputs.isSingle(name) || name.equals(Input.STANDARD) || Input.isAddress(name)) {
      others.set(true);
    }
    if (Inputs.isSingle(name, whole)) {
      return List.of(name);
    }
    var found = new Inputs(formats, false, skipped, left -> {});
    found.add(name);
    List<String> names = new ArrayList<>();
    for (Input each : found.found()) {
      if (each.failure() != null) {
        throw each.failure();
      }
      names.add(each.name());
    }
    return names;
  }

  /** Returns whether every name so far, also of searches like this one, was that of one file. */
  public boolean isOfFilesOnly() {
    return !others.get();
  }

  /** Returns the names of the files that names stand for, in their order. */
  public List<String> of(List<String> names) throws IOException {
    List<String> files = new ArrayList<>();
    for (String name : names) {
      files.addAll(of(name));
    }
    return files;
  }
}

package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.option.ReadingListener;
import io.github.sitemaptoolkit.converters.option.TableReading;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * How the inputs of a site were read when they were last published, in a file beside its
 * configuration. It decides what an input alone leaves open. An input that is read otherwise has
 * probably changed its form, and publishes nothing.
 */
public final class InputContract {

  /** The name of the file. */
  public static final String NAME = "sitemap.inputs";

  private final Path file;
  private final boolean exists;
  private final boolean accepts;
  private final Map<String, List<TableReading>> known;
  private final Map<String, List<TableReading>> now = new LinkedHashMap<>();
  private final Set<String> inputs = new LinkedHashSet<>();

  private InputContract(
      Path file, boolean exists, boolean accepts, Map<String, List<TableReading>> known) {
    this.file = file;
    this.exists = exists;
    this.accepts = accepts;
    this.known = known;
  }

  /**
   * Reads the contract beside a configuration file; an empty one if there is none.
   *
   * @param accepts whether inputs may be read otherwise
   * @throws IOException if it cannot be read
   * @throws SitemapException if it is not TOML
   */
  public static InputContract beside(Path configuration, boolean accepts) throws IOException {
    Path file = configuration.resolveSibling(NAME);
    boolean exists = InputsFile.exists(file);
    return new InputContract(file, exists, accepts, exists ? InputsFile.read(file) : Map.of());
  }

  /**
   * Returns a context in which an input is only read as before.
   *
   * @param input its path as the configuration names it
   */
  public Context watch(Context context, String input) {
    inputs.add(input);
    List<TableReading> before = known.getOrDefault(input, List.of());
    ReadingListener others = context.options(ReadingListener.NONE);
    Consumer<TableReading> checked = reading -> check(input, reading);
    return context.with(new ReadingListener(checked.andThen(others.listener()), before));
  }

  /** Returns whether there is a contract. */
  public boolean exists() {
    return exists;
  }

  private void check(String input, TableReading reading) {
    List<TableReading> before = known.getOrDefault(input, List.of());
    if (!accepts && !before.isEmpty()) {
      ReadingChanges nearest = nearest(before, reading);
      if (nearest.count() > 0) {
        throw new ChangedInputException(Location.of(reading.source()), nearest.all());
      }
    }
    List<TableReading> kinds =
        now.computeIfAbsent(input, added -> accepts ? new ArrayList<>() : new ArrayList<>(before));
    int same = 0;
    while (same < kinds.size() && new ReadingChanges(kinds.get(same), reading).count() > 0) {
      same++;
    }
    if (same == kinds.size()) {
      kinds.add(reading);
    } else {
      kinds.set(same, new ReadingChanges(kinds.get(same), reading).merged());
    }
  }

  private static ReadingChanges nearest(List<TableReading> before, TableReading reading) {
    return before.stream()
        .map(kind -> new ReadingChanges(kind, reading))
        .min(Comparator.comparingInt(ReadingChanges::count))
        .orElseThrow();
  }

  /** Forgets how inputs were read in this run, as nothing of them was taken. */
  public void forget(Collection<String> refused) {
    for (String input : refused) {
      now.remove(input);
      if (known.containsKey(input)) {
        now.put(input, known.get(input));
      }
    }
  }

  /**
   * Returns entries that fail at their end if an input is no table any more, but was one. The
   * tables of a directory may go: each file that is there is judged by itself.
   */
  public Entries checked(Entries entries) {
    return consumer -> {
      entries.forEach(consumer);
      for (String input : inputs) {
        boolean gone = known.containsKey(input) && !now.containsKey(input);
        if (!accepts && gone && !Files.isDirectory(file.resolveSibling(input))) {
          throw new ChangedInputException(
              Location.of(input), List.of(new InputChange("read as", "a table", "not a table")));
        }
      }
    };
  }

  /**
   * Returns the message about what holds the inputs from now on; empty if there is nothing to say.
   *
   * @param ci whether this runs on a server that throws the file away
   */
  public String notice(boolean ci) {
    if (exists || now.isEmpty()) {
      return "";
    }
    return ci
        ? "there is no " + file + ", so that nothing holds how the inputs are read"
        : file + " holds how the inputs are read; commit it";
  }

  /**
   * Writes the file, if anything in it changes.
   *
   * @param ci whether this runs on a server that throws the file away: none is made there
   * @throws IOException if it cannot be written
   */
  public void save(boolean ci) throws IOException {
    if ((now.isEmpty() && !exists) || (ci && !exists)) {
      return;
    }
    InputsFile.write(file, now);
  }
}

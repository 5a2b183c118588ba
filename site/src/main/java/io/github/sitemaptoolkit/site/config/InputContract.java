package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.reading.CountListener;
import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.converters.reading.TableCounts;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.guard.Refusals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the inputs of a site were read when they were last published, in a file beside its
 * configuration, and how many rows had something in each column, or entries of JSON lines in each
 * member, in another. It decides what an input alone leaves open. An input that is read otherwise,
 * or in which a column has lost its values, has probably changed its form, and publishes nothing;
 * unless its bytes are the same, and so are the options to read it, so that only this program can
 * have changed.
 */
public final class InputContract {

  /** The name of the file. */
  public static final String NAME = "sitemap.inputs";

  private static final String BYTES = "bytes";

  private final Path file;
  private final boolean exists;
  private final boolean accepts;
  private final Map<String, List<TableReading>> known;
  private final Map<String, List<TableReading>> now = new LinkedHashMap<>();
  private final Set<String> inputs = new LinkedHashSet<>();
  private final InputCounts counts;
  private final Map<String, Source> sources = new HashMap<>();
  private final Map<String, List<TableCounts>> sums = new HashMap<>(); // of each kind
  private final Map<String, TableCounts> entries = new HashMap<>(); // those of JSON lines
  private Extensions extensions = Extensions.of();
  private final Set<String> changed = new LinkedHashSet<>(); // inputs with other bytes
  private final Set<String> poorer = new HashSet<>(); // inputs that have lost something
  private final Refusals refusals = new Refusals();

  /** A table of this run. */
  private static final class Source {
    private final String bytes; // what stands for them; empty if that is not known
    private final boolean unchanged;
    private int kind; // which of the kinds of tables of its input it is
    private boolean told;

    Source(String bytes, boolean unchanged) {
      this.bytes = bytes;
      this.unchanged = unchanged;
    }
  }

  private InputContract(
      Path file,
      boolean exists,
      boolean accepts,
      Map<String, List<TableReading>> known,
      InputCounts counts) {
    this.file = file;
    this.exists = exists;
    this.accepts = accepts;
    this.known = known;
    this.counts = counts;
  }

  /**
   * Reads the contract beside a configuration file; an empty one if there is none.
   *
   * @param accepts whether inputs may be read otherwise
   * @throws IOException if it cannot be read
   * @throws SitemapException if it is not TOML, or the numbers beside it are none
   */
  public static InputContract beside(Path configuration, boolean accepts) throws IOException {
    Path file = configuration.resolveSibling(NAME);
    boolean exists = InputsFile.exists(file);
    return new InputContract(
        file,
        exists,
        accepts,
        exists ? InputsFile.read(file) : Map.of(),
        InputCounts.beside(configuration));
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
    Problems problems = context.problems();
    String options = InputBytes.options(context);
    Consumer<TableReading> checked = reading -> check(input, options, reading, problems);
    CountListener counting = context.options(CountListener.NONE);
    extensions = context.extensions();
    Consumer<TableCounts> counted =
        numbers -> {
          if (numbers.kind() == TableCounts.Kind.ENTRIES) {
            checkEntries(input, options, numbers, problems);
          } else {
            check(input, numbers, problems);
          }
        };
    return context
        .with(new ReadingListener(checked.andThen(others.listener()), before))
        .with(new CountListener(counted.andThen(counting.listener())));
  }

  /** Returns the numbers of the inputs, to which others may add theirs. */
  public InputCounts counts() {
    return counts;
  }

  /**
   * Returns from which columns of which inputs fields were read when they were last published, in
   * words; empty if that is not known.
   *
   * @param fields names such as {@code image} or {@code video.duration}
   */
  public String origins(Collection<String> fields) {
    return FieldOrigins.of(known, counts, fields);
  }

  /** Returns whether there is a contract. */
  public boolean exists() {
    return exists;
  }

  private void check(String input, String options, TableReading reading, Problems problems) {
    List<TableReading> before = known.getOrDefault(input, List.of());
    Source source = source(input, options, reading.source());
    List<TableReading> kinds =
        now.computeIfAbsent(input, added -> accepts ? new ArrayList<>() : new ArrayList<>(before));
    if (!accepts && !before.isEmpty()) {
      ReadingChanges nearest = nearest(before, reading);
      if (nearest.count() > 0) {
        int kind = before.indexOf(nearest.before());
        List<InputChange> all = nearest.all(losses(input, kind));
        if (!source.unchanged) {
          throw new ChangedInputException(Location.of(reading.source()), all, NAME);
        }
        tell(source, reading.source(), all, problems);
        kinds.set(kind, reading);
      }
    }
    int same = 0;
    while (same < kinds.size() && new ReadingChanges(kinds.get(same), reading).count() > 0) {
      same++;
    }
    if (same == kinds.size()) {
      kinds.add(reading);
    } else {
      kinds.set(same, new ReadingChanges(kinds.get(same), reading).merged());
    }
    source.kind = same;
  }

  private Source source(String input, String options, String name) {
    return sources.computeIfAbsent(
        name,
        added -> {
          String bytes = InputBytes.of(name);
          String known = bytes.isEmpty() ? "" : bytes + " " + options;
          return new Source(known, counts.before(input, BYTES).containsKey(known));
        });
  }

  /** Refuses what an input has lost, once all inputs are read: there may be more. */
  private void refuse(String input, String name, List<InputChange> lost) {
    poorer.add(input);
    refusals.add(new ChangedInputException(Location.of(name), lost, InputCounts.NAME));
  }

  /** Tells what is read otherwise though the bytes are the same. */
  private static void tell(
      Source source, String name, List<InputChange> changes, Problems problems) {
    if (!source.told) {
      source.told = true;
      String both =
          changes.stream()
              .map(it -> it.what() + ": " + it.before() + ", now " + it.now())
              .collect(Collectors.joining("; "));
      problems.report(
          Problem.of(
              ConfigCodes.READ_ANEW,
              "the bytes of this input are those that were last published, and this version reads them"
                  + " differently: "
                  + both,
              Location.of(name)));
    }
  }

  private ColumnLosses losses(String input, int kind) {
    List<TableReading> before = known.getOrDefault(input, List.of());
    List<TableReading> kinds = kind < before.size() ? before : now.getOrDefault(input, List.of());
    return ColumnLosses.of(kinds.get(kind), counts, input, kind);
  }

  /** Checks a table behind its last row. */
  private void check(String input, TableCounts table, Problems problems) {
    Source source = sources.get(table.source());
    if (source == null) {
      return; // it has nothing but a header that says nothing
    }
    check(input, source, table, losses(input, source.kind), problems);
    List<TableCounts> kinds = sums.computeIfAbsent(input, added -> new ArrayList<>());
    while (kinds.size() <= source.kind) {
      kinds.add(new TableCounts(input, 0, Map.of(), Set.of(), table.kind()));
    }
    kinds.set(source.kind, kinds.get(source.kind).and(table));
  }

  /** Checks entries behind the last one. */
  private void checkEntries(String input, String options, TableCounts numbers, Problems problems) {
    check(
        input, source(input, options, numbers.source()), numbers, losses(input, numbers), problems);
    entries.merge(input, numbers, TableCounts::and);
  }

  private ColumnLosses losses(String input, TableCounts numbers) {
    return ColumnLosses.ofEntries(numbers.filled().keySet(), extensions, counts, input);
  }

  private void check(
      String input, Source source, TableCounts table, ColumnLosses losses, Problems problems) {
    if (!accepts) {
      long least = isOneFile(input) ? 1 : ColumnLosses.ENOUGH;
      List<InputChange> lost = losses.lost(table, least);
      if (!lost.isEmpty() && source.unchanged) {
        tell(source, table.source(), lost, problems);
      } else if (!lost.isEmpty()) {
        refuse(input, table.source(), lost);
      }
    }
    losses.add(table);
    if (!source.bytes.isEmpty()) {
      counts.add(input, BYTES, source.bytes, 1);
    }
    if (!source.unchanged) {
      changed.add(input);
    }
  }

  private boolean isOneFile(String input) {
    try {
      return Files.isRegularFile(file.resolveSibling(input));
    } catch (InvalidPathException e) {
      return false; // a pattern
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
      counts.keep(input);
      now.remove(input);
      if (known.containsKey(input)) {
        now.put(input, known.get(input));
      }
    }
  }

  /**
   * Returns entries that fail at their end if an input is no table any more, but was one, or if its
   * tables together have lost what each alone does not prove. The tables of a directory may go:
   * each file that is there is judged by itself.
   *
   * @param problems gets what is to be told of columns that have fewer values
   */
  public Entries checked(Entries entries, Problems problems) {
    return consumer -> {
      entries.forEach(consumer);
      for (String input : inputs) {
        boolean gone = known.containsKey(input) && !now.containsKey(input);
        if (!accepts && gone && !Files.isDirectory(file.resolveSibling(input))) {
          refusals.add(
              new ChangedInputException(
                  Location.of(input),
                  List.of(new InputChange("read as", "a table", "not a table")),
                  NAME));
        }
      }
      if (!accepts) {
        changed.stream()
            .filter(input -> !poorer.contains(input))
            .forEach(input -> check(input, problems));
      }
      refusals.throwAny();
    };
  }

  /** Checks all tables of each kind together, and all entries. */
  private void check(String input, Problems problems) {
    List<TableCounts> kinds = sums.getOrDefault(input, List.of());
    for (int i = 0; i < kinds.size(); i++) {
      check(input, kinds.get(i), losses(input, i), problems);
    }
    TableCounts numbers = entries.get(input);
    if (numbers != null) {
      check(input, numbers, losses(input, numbers), problems);
    }
  }

  private void check(String input, TableCounts numbers, ColumnLosses losses, Problems problems) {
    List<InputChange> lost = losses.lost(numbers, 1);
    if (!lost.isEmpty()) {
      refuse(input, input, lost);
      return;
    }
    for (String fewer : losses.fewer(numbers)) {
      problems.report(Problem.of(ConfigCodes.FEWER_VALUES, fewer, Location.of(input)));
    }
  }

  /**
   * Returns the message about what holds the inputs from now on; empty if there is nothing to say.
   *
   * @param ci whether this runs on a server that throws the file away
   */
  public String notice(boolean ci) {
    if (now.isEmpty()) {
      return entries.isEmpty() || counts.exists() || !ci
          ? ""
          : "there is no "
              + InputCounts.NAME
              + ", so that nothing holds which members have values; keep it from run to run, as a"
              + " cache does";
    } else if (exists) {
      return counts.exists()
          ? ""
          : "there was no "
              + InputCounts.NAME
              + " beside "
              + file
              + ", so that nothing held which columns have values"
              + (ci ? "; keep it from run to run, as a cache does" : "; it is written now");
    }
    return ci
        ? "there is no " + file + ", so that nothing holds how the inputs are read"
        : file + " holds how the inputs are read; commit it";
  }

  /**
   * Writes the files, if anything in them changes.
   *
   * @param ci whether this runs on a server that throws the files away: none is made there
   * @throws IOException if it cannot be written
   */
  public void save(boolean ci) throws IOException {
    if (!ci || counts.exists()) {
      inputs.forEach(input -> counts.keepOthers(input, BYTES));
      counts.save();
    }
    if ((now.isEmpty() && !exists) || (ci && !exists)) {
      return;
    }
    InputsFile.write(file, now);
  }

  /** Returns the files that say how the inputs were read, as far as there are any. */
  public List<Path> files() {
    return Stream.of(file, file.resolveSibling(InputCounts.NAME)).filter(Files::exists).toList();
  }
}

package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.validator.profile.Verdict.Origin;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The table of how serious each rule is for each profile, and where that comes from.
 *
 * <p>Each module has a resource {@value #RESOURCE}: a line for each rule that a profile states
 * itself, with the code, the profile, the level, the origin ({@code documented}, {@code extension}
 * or {@code chosen}) and the source, separated by tabs. A code that begins with {@code *.} stands
 * for that of any extension, and one that begins with {@code *-} for the fault of any field. Empty
 * lines and lines that begin with {@code #} are ignored. What a profile does not state, it takes
 * over from its parent. Immutable.
 *
 * @since 0.1
 */
public final class ProfileTable {

  /** The name of the resource. */
  public static final String RESOURCE = "META-INF/sitemap-profiles.tsv";

  private final Map<String, Map<Profile, Verdict>> rows;

  private ProfileTable(Map<String, Map<Profile, Verdict>> rows) {
    this.rows = rows;
  }

  /**
   * Reads the tables of all modules that a class loader finds.
   *
   * @throws IllegalStateException if a line is invalid, or two lines state the same
   * @throws UncheckedIOException if a table cannot be read
   */
  public static ProfileTable load(ClassLoader loader) {
    Map<String, Map<Profile, Verdict>> rows = new HashMap<>();
    try {
      Enumeration<URL> tables = loader.getResources(RESOURCE);
      while (tables.hasMoreElements()) {
        read(tables.nextElement(), rows);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ProfileTable(rows);
  }

  private static void read(URL table, Map<String, Map<Profile, Verdict>> rows) throws IOException {
    try (var lines =
        new BufferedReader(new InputStreamReader(table.openStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isEmpty() && !line.startsWith("#")) {
          add(line, rows);
        }
      }
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException(table + ": " + e.getMessage(), e);
    }
  }

  private static void add(String line, Map<String, Map<Profile, Verdict>> rows) {
    String[] parts = line.split("\t", -1);
    if (parts.length != 5) {
      throw new IllegalArgumentException("a line must have five parts: " + line);
    }
    Profile profile =
        Profile.find(parts[1])
            .orElseThrow(() -> new IllegalArgumentException("no such profile: " + line));
    Level level = Level.valueOf(parts[2].toUpperCase(Locale.ROOT));
    Origin origin = Origin.valueOf(parts[3].toUpperCase(Locale.ROOT));
    if (origin == Origin.CHOSEN && level == Level.ERROR) {
      throw new IllegalArgumentException("what nobody documents cannot be an error: " + line);
    }
    Verdict verdict = new Verdict(level, profile, origin, parts[4]);
    if (rows.computeIfAbsent(parts[0], code -> new HashMap<>()).put(profile, verdict) != null) {
      throw new IllegalArgumentException("two lines state the same: " + line);
    }
  }

  /**
   * Returns how serious a rule is for a profile. A rule that no table has is as serious as its
   * author says.
   */
  public Verdict find(Code code, Profile profile) {
    return find(code.id(), profile)
        .orElseGet(
            () ->
                new Verdict(
                    Level.of(code.severity()),
                    Profile.SITEMAPS_ORG,
                    Origin.EXTENSION,
                    "the author of the rule"));
  }

  /** Returns how serious a rule is for a profile; empty if no table has the rule. */
  public Optional<Verdict> find(String code, Profile profile) {
    for (String row : List.of(code, ofAnyExtension(code), ofAnyField(code))) {
      Map<Profile, Verdict> stated = rows.getOrDefault(row, Map.of());
      for (Profile next = profile; next != null; next = next.parent()) {
        Verdict verdict = stated.get(next);
        if (verdict != null) {
          return Optional.of(verdict);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns what a profile itself states of exactly this code; empty if there is no such row. */
  public Optional<Verdict> stated(String code, Profile profile) {
    return Optional.ofNullable(rows.getOrDefault(code, Map.of()).get(profile));
  }

  /** Returns whether a table has a row for exactly this code. */
  public boolean has(String code) {
    return rows.containsKey(code);
  }

  /** Returns the codes that the tables have rows for, sorted. */
  public SortedSet<String> codes() {
    return new TreeSet<>(rows.keySet());
  }

  private static String ofAnyExtension(String code) {
    return '*' + code.substring(Math.max(0, code.indexOf('.')));
  }

  private static String ofAnyField(String code) {
    return Fault.of(code).map(Fault::row).orElse("");
  }
}

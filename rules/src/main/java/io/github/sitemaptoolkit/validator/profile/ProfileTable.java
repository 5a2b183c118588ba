package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.TableResource;
import io.github.sitemaptoolkit.validator.profile.Verdict.Origin;
import java.lang.ref.SoftReference;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  /** The tables that were read last, and where they were found. */
  private record Shared(Set<ClassLoader> loaders, ProfileTable table) {}

  private static volatile SoftReference<Shared> latest = new SoftReference<>(null);

  private final Map<String, Map<Profile, Verdict>> rows;

  private final List<Problem> problems;

  private ProfileTable(Map<String, Map<Profile, Verdict>> rows, List<Problem> problems) {
    this.rows = rows;
    this.problems = List.copyOf(problems);
  }

  /**
   * Reads the tables of the library and of the formats and extensions of a context. A line that is
   * invalid, or contradicts an earlier one, is left out; {@link #problems} tells.
   */
  public static ProfileTable load(Context context) {
    return load(Rules.loaders(context));
  }

  /**
   * Returns the tables of the library and of the formats and extensions of a context, as {@link
   * #load(Context)} does, but reads them once for many documents.
   */
  public static ProfileTable shared(Context context) {
    Set<ClassLoader> loaders = Rules.loaders(context);
    Shared known = latest.get();
    if (known == null || !known.loaders.equals(loaders)) {
      known = new Shared(loaders, load(loaders));
      latest = new SoftReference<>(known);
    }
    return known.table;
  }

  static ProfileTable load(Collection<ClassLoader> loaders) {
    Map<String, Map<Profile, Verdict>> rows = new HashMap<>();
    List<Problem> problems = TableResource.read(RESOURCE, 5, loaders, cells -> add(cells, rows));
    return new ProfileTable(rows, problems);
  }

  private static void add(String[] cells, Map<String, Map<Profile, Verdict>> rows) {
    Profile profile =
        Profile.find(cells[1])
            .orElseThrow(() -> new IllegalArgumentException("no such profile: " + cells[1]));
    Level level = constant(Level.class, cells[2]);
    Origin origin = constant(Origin.class, cells[3]);
    if (origin == Origin.CHOSEN && level == Level.ERROR) {
      throw new IllegalArgumentException("what nobody documents cannot be an error: " + cells[0]);
    }
    Verdict verdict = new Verdict(level, profile, origin, cells[4]);
    Verdict known =
        rows.computeIfAbsent(cells[0], code -> new EnumMap<>(Profile.class))
            .putIfAbsent(profile, verdict);
    if (known != null && !known.equals(verdict)) {
      throw new IllegalArgumentException(
          cells[0] + " has another level for " + profile + " elsewhere");
    }
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String word) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().toLowerCase(Locale.ROOT).equals(word)) {
        return constant;
      }
    }
    String what = type.getSimpleName().toLowerCase(Locale.ROOT);
    throw new IllegalArgumentException("no such " + what + ": " + word);
  }

  /** Returns what is wrong with the tables: the lines that were left out. */
  public List<Problem> problems() {
    return problems;
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
    return FieldFault.of(code).map(FieldFault::row).orElse("");
  }

  /** Returns the number of rules. */
  @Override
  public String toString() {
    return "ProfileTable[" + rows.size() + " rules]";
  }
}

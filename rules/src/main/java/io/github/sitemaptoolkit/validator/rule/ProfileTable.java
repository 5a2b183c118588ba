package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.code.TableResource;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Verdict.Origin;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/**
 * The table of how serious each rule is for each profile, what happens to the url, and where that
 * comes from.
 *
 * <p>Each module has a resource {@value #RESOURCE}: a line for each rule that a profile states
 * itself, with the code, the profile, the level, the origin ({@code documented}, {@code extension}
 * or {@code chosen}) and the source, separated by tabs. A code that begins with {@code *.} stands
 * for that of any extension, and one that begins with {@code *-} for the fault of any field. Empty
 * lines and lines that begin with {@code #} are ignored. What a profile does not state, it takes
 * over from its parent. A rule with a row whose level is followed by the word {@code preview}, such
 * as {@code warning preview}, waits for the next minor version: it is off until {@link
 * #withPreview} or a user turns it on.
 *
 * <p>Beside it may be a resource {@value #COSTS}: a line with the code, the profile, the {@link
 * Cost} in words, such as {@code value ignored}, and the source that says so. A rule without a line
 * has the cost {@code not stated}; a profile that does not take over what its parent states has a
 * line with {@code not stated} and no source.
 *
 * <p>And there may be a resource {@value #OLD_LEVELS}: a line with the code, the level that a
 * finding has at most if its source may be older than the site, such as a crawl, and why.
 * Immutable.
 *
 * @since 0.1
 */
public final class ProfileTable {

  /** The name of the resource. */
  public static final String RESOURCE = "META-INF/sitemap-profiles.tsv";

  /** The name of the resource that says what rules cost. */
  public static final String COSTS = "META-INF/sitemap-costs.tsv";

  /** The name of the resource that says how serious rules are if a source may be old. */
  public static final String OLD_LEVELS = "META-INF/sitemap-old-levels.tsv";

  private static final String PREVIEW = " preview";

  /** The tables that were read last, and where they were found. */
  private record Shared(Set<ClassLoader> loaders, ProfileTable table) {}

  private static volatile SoftReference<Shared> latest = new SoftReference<>(null);

  private final StatedRows<Verdict> verdicts;
  private final StatedRows<StatedCost> costs;
  private final Map<String, Level> oldLevels;
  private final Set<String> previews;
  private final List<Problem> problems;

  private ProfileTable(
      StatedRows<Verdict> verdicts,
      StatedRows<StatedCost> costs,
      Map<String, Level> oldLevels,
      Set<String> previews,
      List<Problem> problems) {
    this.verdicts = verdicts;
    this.costs = costs;
    this.oldLevels = Map.copyOf(oldLevels);
    this.previews = Set.copyOf(previews);
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
    var verdicts = new StatedRows<Verdict>();
    var costs = new StatedRows<StatedCost>();
    Map<String, Level> oldLevels = new HashMap<>();
    Set<String> previews = new HashSet<>();
    List<Problem> problems = new ArrayList<>();
    problems.addAll(
        TableResource.read(RESOURCE, 5, loaders, cells -> addVerdict(cells, verdicts, previews)));
    problems.addAll(TableResource.read(COSTS, 4, loaders, cells -> addCost(cells, costs)));
    problems.addAll(
        TableResource.read(
            OLD_LEVELS, 3, loaders, cells -> addOldLevel(cells, verdicts, oldLevels)));
    return new ProfileTable(verdicts, costs, oldLevels, previews, problems);
  }

  private static void addVerdict(
      String[] cells, StatedRows<Verdict> verdicts, Set<String> previews) {
    Profile profile = profile(cells[1]);
    boolean preview = cells[2].endsWith(PREVIEW);
    int end = cells[2].length() - (preview ? PREVIEW.length() : 0);
    Level level = constant(Level.class, cells[2].substring(0, end));
    Origin origin = constant(Origin.class, cells[3]);
    if (origin == Origin.CHOSEN && level == Level.ERROR) {
      throw new IllegalArgumentException("what nobody documents cannot be an error: " + cells[0]);
    }
    verdicts.add(cells[0], profile, new Verdict(level, profile, origin, cells[4]), "level");
    if (preview) {
      previews.add(cells[0]);
    }
  }

  private static void addCost(String[] cells, StatedRows<StatedCost> costs) {
    Profile profile = profile(cells[1]);
    costs.add(cells[0], profile, new StatedCost(Cost.of(cells[2]), profile, cells[3]), "cost");
  }

  private static void addOldLevel(
      String[] cells, StatedRows<Verdict> verdicts, Map<String, Level> oldLevels) {
    Level level = constant(Level.class, cells[1]);
    if (!verdicts.has(cells[0])) {
      throw new IllegalArgumentException("no such rule: " + cells[0]);
    }
    Level known = oldLevels.putIfAbsent(cells[0], level);
    if (known != null && known != level) {
      throw new IllegalArgumentException(cells[0] + " has another level elsewhere");
    }
  }

  private static Profile profile(String id) {
    return Profile.find(id)
        .orElseThrow(() -> new IllegalArgumentException("no such profile: " + id));
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String word) {
    for (E constant : type.getEnumConstants()) {
      String name = constant.name();
      if (name.length() == word.length() && name.toLowerCase(Locale.ROOT).equals(word)) {
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

  /**
   * Returns whether a rule waits in preview, and is off unless somebody turns it on. What else the
   * table says of it is how it will be.
   */
  public boolean isPreview(String code) {
    return previews.contains(code);
  }

  /** Returns the same table with all rules that wait in preview turned on. */
  public ProfileTable withPreview() {
    return new ProfileTable(verdicts, costs, oldLevels, Set.of(), problems);
  }

  /** Returns whether any profile says how serious a rule is. */
  boolean judges(String code) {
    for (Profile profile : Profile.values()) {
      if (verdicts.find(code, profile).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns how serious a rule is for a profile; empty if no table has the rule. */
  public Optional<Verdict> find(String code, Profile profile) {
    return verdicts.find(code, profile);
  }

  /**
   * Returns what happens to a url with a finding, for a profile; {@link Cost#NOT_STATED} if no
   * table says it. A code without a line of its own has that of any extension, or of the fault of
   * any field.
   */
  public StatedCost cost(String code, Profile profile) {
    return costs.find(code, profile).orElse(StatedCost.UNKNOWN);
  }

  /**
   * Returns how serious a rule is at most if only a source says that it is violated that may be
   * older than the site; empty if that makes no difference.
   */
  public Optional<Level> oldLevel(String code) {
    return Optional.ofNullable(oldLevels.get(code));
  }

  /** Returns what a profile itself states of exactly this code; empty if there is no such row. */
  public Optional<Verdict> stated(String code, Profile profile) {
    return verdicts.stated(code, profile);
  }

  /** Returns the codes that tables state a cost of, sorted. */
  public SortedSet<String> codesWithCosts() {
    return costs.codes();
  }

  /** Returns whether a table has a row for exactly this code. */
  public boolean has(String code) {
    return verdicts.has(code);
  }

  /** Returns the codes that the tables have rows for, sorted. */
  public SortedSet<String> codes() {
    return verdicts.codes();
  }

  /** Returns the number of rules. */
  @Override
  public String toString() {
    return "ProfileTable[" + verdicts.codes().size() + " rules]";
  }
}

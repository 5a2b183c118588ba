package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Knows how serious each rule is: as the user says, otherwise as the profile says; a rule that
 * waits in preview is off unless the user sets its level. Not thread-safe.
 *
 * @since 0.1
 */
public final class Verdicts {

  private final ProfileTable table;
  private final Profile profile;
  private final Extensions extensions;
  private final Set<String> chosen; // the codes whose levels the user sets
  private final Map<String, Level> levels; // those that the user sets, then all that were asked for

  /**
   * Creates verdicts.
   *
   * @param levels the levels that replace those of the profile, by code
   */
  public Verdicts(
      ProfileTable table, Profile profile, Extensions extensions, Map<String, Level> levels) {
    this.table = table;
    this.profile = profile;
    this.extensions = extensions;
    this.chosen = Set.copyOf(levels.keySet());
    this.levels = new HashMap<>(levels);
  }

  /** Returns how serious a rule is. */
  public Level level(Code code) {
    Level known = levels.get(code.id());
    if (known == null) {
      known = ofAnyField(code.id());
      known = known == null ? ofTable(code) : known;
      levels.put(code.id(), known);
    }
    return known;
  }

  private Level ofTable(Code code) {
    return table.isPreview(code.id()) ? Level.OFF : table.find(code, profile).level();
  }

  /**
   * Returns how serious a rule is if only a source says that it is violated that may be older than
   * the site, such as a crawl: as the user says, otherwise no more than the table says of such
   * sources.
   */
  public Level oldLevel(Code code) {
    Level level = level(code);
    boolean set = chosen.contains(code.id());
    return set
        ? level
        : table.oldLevel(code.id()).filter(it -> it.compareTo(level) < 0).orElse(level);
  }

  /** Returns the level that the user sets for a fault of any field; null if there is none. */
  private @Nullable Level ofAnyField(String code) {
    String area = code.substring(0, Math.max(0, code.indexOf('.')));
    if (extensions.find(area).isEmpty()) {
      return null;
    }
    Level general = levels.get('*' + code.substring(area.length()));
    return general != null
        ? general
        : FieldFault.of(code).map(fault -> levels.get(fault.row())).orElse(null);
  }

  /**
   * Returns whether a value belongs to an extension that the search engine does not read.
   *
   * @param path its path in the document, such as {@code url[1].link[2]@href}
   */
  boolean isUnread(String path) {
    int from = path.indexOf('.') + 1;
    int to = path.indexOf('[', from);
    String id = to < 0 ? "" : path.substring(from, to);
    return extensions.find(id).isPresent() && level(ExtensionCodes.unsupported(id)) != Level.OFF;
  }

  /** Returns how serious a problem is that was found while reading. */
  Level level(Problem problem) {
    Level known = levels.get(problem.code());
    return known == null
        ? level(new Code(problem.code(), problem.severity(), problem.valueOnly()))
        : known;
  }
}

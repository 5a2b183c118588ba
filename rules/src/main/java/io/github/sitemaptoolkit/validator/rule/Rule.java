package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A rule: what it means, how serious it is for each profile, and what it costs.
 *
 * @param code the code of its findings
 * @param text what it means, why it matters and how to fix a finding
 * @param verdicts how serious it is, for all profiles
 * @param costs what happens to the url, for all profiles that have a verdict
 * @param oldLevel how serious it is at most if only a source says so that may be older than the
 *     site, such as a crawl; null if that makes no difference
 * @since 0.1
 */
public record Rule(
    String code,
    CodeTable.Row text,
    Map<Profile, Verdict> verdicts,
    Map<Profile, StatedCost> costs,
    @Nullable Level oldLevel) {

  private static final String DOCS =
      "https://github.com/sitemaptoolkit/sitemap-toolkit/blob/main/docs/rules.md#";

  /** Copies the maps. */
  public Rule {
    verdicts = Collections.unmodifiableMap(new EnumMap<>(verdicts));
    costs = Collections.unmodifiableMap(new EnumMap<>(costs));
  }

  /** Returns what happens to the url for a profile. */
  public StatedCost cost(Profile profile) {
    return costs.getOrDefault(profile, StatedCost.UNKNOWN);
  }

  /** Returns the address of what the documentation says of the rule. */
  public String page() {
    return page(text.id());
  }

  /** Returns the address of what the documentation says of a row of the table of codes. */
  public static String page(String row) {
    return DOCS + anchor(row);
  }

  /** Returns the anchor of a row of the table of codes in docs/rules.md. */
  public static String anchor(String row) {
    return row.replace("*-", "field-").replace("*.", "extension-").replace('.', '-');
  }

  /** Writes all that is known of the rule, as the members of an object that is open. */
  public void write(JsonWriter json) {
    json.text("code", code)
        .text("title", text.title())
        .text("meaning", text.meaning())
        .text("why", text.why())
        .text("fix", text.fix())
        .text("source", text.source())
        .objects(
            "profiles",
            verdicts.entrySet(),
            entry -> write(entry.getKey(), entry.getValue(), json));
    if (oldLevel != null) {
      json.text("oldLevel", oldLevel.toString());
    }
  }

  private void write(Profile profile, Verdict verdict, JsonWriter json) {
    StatedCost cost = cost(profile);
    json.text("profile", profile.id())
        .text("level", verdict.level().toString())
        .text("origin", verdict.origin().name().toLowerCase(Locale.ROOT))
        .text("statedBy", verdict.profile().id())
        .text("source", verdict.source())
        .text("cost", cost.cost().toString())
        .text("costSource", cost.source());
  }
}

package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.problem.CodeTable;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * A rule: what it means, and how serious it is for each profile.
 *
 * @param code the code of its findings
 * @param text what it means, why it matters and how to fix a finding
 * @param verdicts how serious it is, for all profiles
 * @since 0.1
 */
public record Rule(String code, CodeTable.Row text, Map<Profile, Verdict> verdicts) {

  /** Copies the map. */
  public Rule {
    verdicts = Collections.unmodifiableMap(new EnumMap<>(verdicts));
  }

  /** Writes all that is known of the rule, as the members of an object that is open. */
  public void write(JsonWriter json) {
    json.text("code", code)
        .text("meaning", text.meaning())
        .text("why", text.why())
        .text("fix", text.fix())
        .text("source", text.source())
        .objects(
            "profiles",
            verdicts.entrySet(),
            entry -> write(entry.getKey(), entry.getValue(), json));
  }

  private static void write(Profile profile, Verdict verdict, JsonWriter json) {
    json.text("profile", profile.id())
        .text("level", verdict.level().toString())
        .text("origin", verdict.origin().name().toLowerCase(Locale.ROOT))
        .text("statedBy", verdict.profile().id())
        .text("source", verdict.source());
  }
}

package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.util.EnumMap;
import java.util.Map;

/** The formats, extensions and tables, which are loaded once. Not thread-safe. */
final class Loaded {

  /** All formats and extensions. */
  static final Context CONTEXT = Context.load();

  /** The texts of rules. */
  static final CodeTable CODES = CodeTable.load(CONTEXT.classLoaders());

  private static final Map<Profile, Validator> VALIDATORS = new EnumMap<>(Profile.class);

  private Loaded() {}

  /**
   * Returns the validator for a profile.
   *
   * @throws IllegalArgumentException if there is no such profile
   */
  static Validator validator(String id) {
    Profile profile =
        Profile.find(id)
            .orElseThrow(() -> new IllegalArgumentException("there is no profile " + id));
    return VALIDATORS.computeIfAbsent(profile, key -> Validator.of(key, CONTEXT));
  }
}

package io.github.sitemaptoolkit.site.sketch;

import java.util.Map;

/** What a column is read as, in the words of who made the table. */
final class RoleWords {

  private static final String ABOUT = "about ";
  private static final String FILM = "video";
  private static final String VERSION = "link.href (";

  private static final Map<String, String> WORDS =
      Map.of(
          "image.loc", "picture",
          "image.loc (lists)", "pictures",
          "image.caption", "caption of the picture",
          "link.href", "page in another language",
          "link.hreflang", "language of that page",
          "link (key)", "what translations share",
          "link (language)", "language");

  private static final Map<String, String> FIELDS =
      Map.of(
          "embed", "address",
          "thumbnail_loc", "still",
          "restriction.allow", "only countries",
          "restriction.deny", "excluded countries",
          "uploader@info", "page of the uploader",
          "adult", "adult viewers",
          "keywords", "tags");

  private RoleWords() {}

  /** Returns the words for how a column is read; the same for one that was not recognised. */
  static String of(String column) {
    if (!column.startsWith(ABOUT)) {
      return column;
    }
    String role = column.substring(ABOUT.length());
    String known = WORDS.get(role);
    if (known != null) {
      return known;
    } else if (role.startsWith(VERSION)) {
      return "page in " + role.substring(VERSION.length()).replaceAll("(, set)?\\)", "");
    } else if (!role.startsWith(FILM)) {
      return role;
    }
    String field = role.substring(role.indexOf('.') + 1);
    String words = FIELDS.getOrDefault(field, field.replace('_', ' '));
    int unit = words.indexOf(" (");
    return unit < 0
        ? words + " of the film"
        : words.substring(0, unit)
            + " of the film, in "
            + words.substring(unit + 2).replace(")", "");
  }
}

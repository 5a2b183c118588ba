package io.github.sitemaptoolkit.validator.value;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Checks the language tags of {@code hreflang}.
 *
 * <p>Google reads a language of ISO 639-1, optionally followed by a script of ISO 15924 and a
 * country of ISO 3166-1, with hyphens between them; or {@code x-default}. Case does not matter to
 * it. Source: Google, "Tell Google about localized versions of your page". Thread-safe.
 *
 * @since 0.1
 */
public final class Languages {

  private static final String DEFAULT = "x-default";

  private Languages() {}

  /**
   * Returns what is wrong with a tag; null if nothing is. {@code zh-hant-tw} is as usual as {@code
   * zh-Hant-TW}.
   */
  public static @Nullable ValueFault fault(String tag) {
    if (isPlain(tag)) {
      return null;
    } else if (tag.regionMatches(true, tag.length() - 3, '-' + Countries.KOSOVO, 0, 3)
        && fault(tag.substring(0, tag.length() - 3)) == null) {
      return ValueFault.userAssigned(tag);
    }
    String usual = mended(tag.replace('_', '-').split("-", -1));
    if (usual == null || !tag.equalsIgnoreCase(usual)) {
      String known = replaced(tag.split("-", -1));
      if (known != null) {
        return ValueFault.replaced(tag, words(tag), known);
      }
      return ValueFault.wrong(tag, words(tag), usual);
    }
    return isUsual(tag.split("-", -1), usual.split("-", -1))
        ? null
        : ValueFault.unusualCase(tag, usual);
  }

  /** Returns whether each part is in its usual case or in lower case. */
  private static boolean isUsual(String[] parts, String[] usual) {
    for (int i = 0; i < parts.length; i++) {
      if (!parts[i].equals(usual[i]) && !parts[i].equals(usual[i].toLowerCase(Locale.ROOT))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether it is one of the tags that nearly all pages have, such as {@code en-GB}. */
  private static boolean isPlain(String tag) {
    return switch (tag.length()) {
      case 2 -> isLowerCase(tag, 0) && Subtags.isLanguage(tag, 0);
      case 5 ->
          isLowerCase(tag, 0)
              && tag.charAt(2) == '-'
              && (isLowerCase(tag, 3) || isUpperCase(tag, 3))
              && Subtags.isLanguage(tag, 0)
              && Subtags.isCountry(tag, 3);
      default -> tag.equals(DEFAULT);
    };
  }

  /** Returns what is wrong with the text of an attribute that is a tag; null if nothing is. */
  public static @Nullable ValueFault faultOfAttribute(String text) {
    String tag = text.strip();
    ValueFault fault = fault(tag);
    return fault == null && tag.length() < text.length()
        ? ValueFault.replaced(text, "has white space around it", tag)
        : fault;
  }

  private static boolean isLowerCase(String tag, int at) {
    return tag.charAt(at) >= 'a' && tag.charAt(at + 1) >= 'a';
  }

  private static boolean isUpperCase(String tag, int at) {
    return tag.charAt(at) <= 'Z' && tag.charAt(at + 1) <= 'Z';
  }

  /** Returns the tag that was probably meant, in the usual case; null if that is unknown. */
  private static @Nullable String mended(String[] parts) {
    if (String.join("-", parts).equalsIgnoreCase(DEFAULT)) {
      return DEFAULT;
    } else if (isReversed(parts)) {
      return mended(new String[] {parts[1], parts[0]});
    }
    String language = Subtags.language(parts[0]);
    String script = null;
    String country = null;
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i];
      if (part.length() == 4 && script == null) {
        script = Subtags.script(part);
        language = script == null ? null : language;
      } else {
        language = country == null ? language : null; // there is a second one
        country = Subtags.country(part);
        language = country == null ? null : language;
      }
    }
    if (language == null) {
      return null;
    }
    return language + (script == null ? "" : '-' + script) + (country == null ? "" : '-' + country);
  }

  /**
   * Returns the tag that Google reads in place of a registered one that it does not document: a
   * language that has another code, and the number of an area; null if there is none.
   */
  private static @Nullable String replaced(String[] parts) {
    String language = Subtags.isLanguage(parts[0]) ? parts[0] : Subtags.replaced(parts[0]);
    int last = parts.length - 1;
    boolean area = last > 0 && isArea(parts[last]);
    if (language == null || (!area && language.equals(parts[0]))) {
      return null;
    }
    String[] known = Arrays.copyOf(parts, area ? last : parts.length);
    known[0] = language;
    String tag = String.join("-", known);
    return tag.equalsIgnoreCase(mended(known)) ? tag : null;
  }

  private static boolean isArea(String part) {
    return part.length() == 3 && part.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Returns whether the country comes first, as in {@code us-en}. */
  private static boolean isReversed(String[] parts) {
    return parts.length == 2
        && !Subtags.isLanguage(parts[0])
        && Subtags.isCountry(parts[0])
        && Subtags.isLanguage(parts[1]);
  }

  /** Says what is wrong with a tag. */
  private static String words(String tag) {
    String[] parts = tag.split("-", -1);
    if (tag.indexOf('_') >= 0) {
      return "has an underscore instead of a hyphen";
    } else if (isReversed(parts)) {
      return "has the country before the language";
    } else if (!Subtags.isLanguage(parts[0])) {
      return language(parts);
    }
    boolean script = false;
    boolean country = false;
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i];
      if (part.length() == 4 && Subtags.script(part) != null && !script) {
        script = true;
        if (country) {
          return "has the country before the script";
        }
      } else if (Subtags.isCountry(part) && !country) {
        country = true;
      } else {
        return subtag(part);
      }
    }
    return "is not a language tag";
  }

  private static String language(String[] parts) {
    String first = parts[0];
    if (first.length() == 2 && Subtags.replaced(first) != null) {
      return "has \"" + first + "\", the old code of a language";
    } else if (parts.length == 1 && Subtags.isCountry(first)) {
      return "is a country without a language; the language comes first, as in en-" + upper(first);
    } else if (Subtags.isLongLanguage(first)) {
      return "has a language of three letters; search engines read those of ISO 639-1, which have two";
    } else if (first.length() == 2 && Subtags.language(first) != null) {
      return "has \"" + first + "\", which is not a language of ISO 639-1";
    }
    return "does not begin with a language of ISO 639-1, such as en";
  }

  private static String subtag(String part) {
    if (part.length() == 4) {
      return "has \"" + part + "\" where a script of ISO 15924 is expected, such as Hant";
    } else if (isArea(part)) {
      return "has the number of an area; search engines only read countries of ISO 3166-1";
    } else if (Subtags.isCountry(part)) {
      return "has two countries";
    }
    return "has \"" + part + "\", which is not a country of ISO 3166-1";
  }

  private static String upper(String code) {
    return code.toUpperCase(Locale.ROOT);
  }
}

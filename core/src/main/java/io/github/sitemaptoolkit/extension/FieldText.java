package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes a field's kind and constraints in words. */
final class FieldText {

  private FieldText() {}

  static String of(Field field) {
    List<String> facts = new ArrayList<>();
    facts.add(kind(field));
    if (field.need() != Need.OPTIONAL) {
      facts.add(field.need() == Need.REQUIRED ? "required" : "recommended");
    }
    if (field.canRepeat() && field.most() < Integer.MAX_VALUE) {
      facts.add("at most " + field.most() + " times");
    }
    if (field.longest() < Integer.MAX_VALUE) {
      facts.add("at most " + field.longest() + " characters");
    }
    String range = range(field.least(), field.greatest());
    if (range != null) {
      facts.add(range);
    }
    if (field.canBeEmpty()) {
      facts.add("may be empty");
    }
    if (field.isUnique()) {
      facts.add("unique in a file");
    }
    if (field.isVarying()) {
      facts.add("mostly different in a file");
    }
    if (field.deprecatedSince() != null) {
      facts.add("deprecated since " + field.deprecatedSince());
    }
    return String.join(", ", facts);
  }

  private static String kind(Field field) {
    String others = field.isOpen() ? " or another" : "";
    return switch (field.kind()) {
      case ONE_OF -> choice(field.values(), field.isOpen());
      case PATTERN -> "text matching " + field.pattern();
      case COMMA_LIST -> "comma-separated list of: " + item(field.item());
      case SPACE_LIST -> "space-separated list of: " + item(field.item());
      case YES_NO -> "yes or no";
      case DATE_TIME -> "date with or without a time";
      case LANGUAGE -> "language tag";
      case LANGUAGE_CODE -> languageCode(field.values());
      case URL -> field.kind() + (field.isOpen() ? " with any scheme" : "");
      default -> field.kind() + others;
    };
  }

  private static String languageCode(List<String> others) {
    String code = "language code";
    return others.isEmpty() ? code : code + " or " + String.join(" or ", others);
  }

  /** Joins values so that the facts after them cannot be taken for values. */
  private static String choice(List<String> values, boolean open) {
    List<String> all = new ArrayList<>(values);
    if (open) {
      all.add("another");
    }
    String last = all.remove(all.size() - 1);
    return all.isEmpty() ? last : String.join(", ", all) + " or " + last;
  }

  private static String item(Field item) {
    boolean limited = item.most() > 1 && item.most() < Integer.MAX_VALUE;
    return (limited ? "at most " + item.most() + " of: " : "") + kind(item);
  }

  /** Returns an example for a field's kind; null for texts and kinds without one. */
  static @Nullable String example(Field field) {
    return switch (field.kind()) {
      case URL -> "https://example.com/";
      case WHOLE_NUMBER -> number(field, "90");
      case DECIMAL -> number(field, "4.5");
      case DATE_TIME -> "2026-11-20";
      case YES_NO -> "yes";
      case ONE_OF -> field.values().get(0);
      case LANGUAGE, LANGUAGE_CODE -> "en";
      case COUNTRIES -> "CA MX";
      case CURRENCY -> "EUR";
      case COMMA_LIST, SPACE_LIST -> field.item().example();
      case TEXT, PATTERN, EMPTY, GROUP -> null;
    };
  }

  private static String number(Field field, String usual) {
    BigDecimal number = new BigDecimal(usual);
    BigDecimal least = field.least();
    BigDecimal greatest = field.greatest();
    if (least != null && number.compareTo(least) < 0) {
      return least.toPlainString();
    }
    return greatest != null && number.compareTo(greatest) > 0 ? greatest.toPlainString() : usual;
  }

  private static @Nullable String range(@Nullable BigDecimal least, @Nullable BigDecimal greatest) {
    if (least != null && greatest != null) {
      return least + " to " + greatest;
    } else if (least != null) {
      return "at least " + least;
    }
    return greatest == null ? null : "at most " + greatest;
  }
}

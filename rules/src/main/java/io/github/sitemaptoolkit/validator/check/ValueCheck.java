package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlRules;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.value.Countries;
import io.github.sitemaptoolkit.validator.value.Currencies;
import io.github.sitemaptoolkit.validator.value.LanguageCodes;
import io.github.sitemaptoolkit.validator.value.Languages;
import io.github.sitemaptoolkit.validator.value.ValueFault;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks the text of a field against what the {@link Field} says of it. */
final class ValueCheck {

  private final PageUrls ofLists;
  private final boolean dates;
  private final boolean texts;

  /**
   * Creates a check.
   *
   * @param dates whether dates are checked
   * @param texts whether texts are checked
   * @param privateUrls the hosts that are meant although the public cannot reach them
   */
  ValueCheck(boolean dates, boolean texts, PrivateUrls privateUrls) {
    this.dates = dates;
    this.texts = texts;
    this.ofLists = new PageUrls(privateUrls);
  }

  /**
   * Checks a text.
   *
   * @param urls judges urls, if the field is one
   * @param text the text as it was written; the white space around it does not count
   */
  void check(Field field, @Nullable PageUrls urls, String text, FaultSink out) {
    String value = text.strip();
    if (value.isEmpty()) {
      checkEmpty(field, out);
      return;
    }
    if (value.length() > field.longest()) {
      checkLength(field, value, out);
    }
    switch (field.kind()) {
      case TEXT -> {
        if (texts) {
          TextCheck.check(value, out);
        }
      }
      case GROUP, EMPTY -> {}
      case URL -> checkUrl(field, urls == null ? ofLists : urls, value, out);
      case WHOLE_NUMBER -> checkWholeNumber(field, value, out);
      case DECIMAL -> checkDecimal(field, value, out);
      case DATE_TIME -> {
        if (dates) {
          checkDate(value, out);
        }
      }
      case YES_NO -> checkYesNo(value, out);
      case ONE_OF -> checkChoice(field, value, out);
      case PATTERN -> checkPattern(field, value, out);
      case LANGUAGE -> report(Languages.faultOfAttribute(text), out);
      case LANGUAGE_CODE -> report(LanguageCodes.fault(value, field.values()), out);
      case COUNTRIES -> report(Countries.fault(value), out);
      case CURRENCY -> report(Currencies.fault(value), out);
      case COMMA_LIST -> checkItems(field.item(), value, ',', out);
      case SPACE_LIST -> checkItems(field.item(), value, ' ', out);
    }
  }

  private static void checkEmpty(Field field, FaultSink out) {
    FieldKind kind = field.kind();
    if (!field.canBeEmpty() && kind != FieldKind.EMPTY && kind != FieldKind.GROUP) {
      boolean required = field.need() == Need.REQUIRED; // then an empty one is as good as none
      out.fault(required ? FieldFault.MISSING : FieldFault.EMPTY, () -> "is empty");
    }
  }

  private static void checkLength(Field field, String value, FaultSink out) {
    int length = value.codePointCount(0, value.length());
    if (length > field.longest()) {
      out.fault(
          FieldFault.TOO_LONG,
          () ->
              "has "
                  + ShownNumber.of(length)
                  + " characters; at most "
                  + ShownNumber.of(field.longest()));
    }
  }

  /** Reports what is wrong with the url of a page, a picture, a video and so on. */
  private static void checkUrl(Field field, PageUrls urls, String url, FaultSink out) {
    int faults = urls.resourceFaults(url);
    reportUrl(field.isOpen() ? UrlFault.SCHEME.without(faults) : faults, url, out);
  }

  static void reportUrl(int faults, String url, FaultSink out) {
    for (UrlFault fault : UrlFault.in(faults)) {
      boolean brackets = fault == UrlFault.ILLEGAL_CHAR && UrlRules.hasOnlyBrackets(url);
      Code code = brackets ? CheckCodes.QUERY_BRACKETS : fault.code();
      out.rule(code, () -> fault.message(url));
    }
  }

  /** Reports what is wrong with a date. Returns whether it can be understood. */
  static boolean checkDate(String date, FaultSink out) {
    DateFault fault = DateCheck.fault(date);
    if (fault != null) {
      out.rule(fault.code(), () -> DateCheck.message(fault, date));
    }
    return fault == null || fault.isValid();
  }

  private static void checkWholeNumber(Field field, String value, FaultSink out) {
    OptionalLong number = TextValues.wholeNumber(value);
    if (number.isEmpty()) {
      out.fault(
          FieldFault.FORMAT,
          () -> "is " + Problem.quoted(value) + "; write a whole number" + inRange(field));
    } else if (field.least() != null || field.greatest() != null) {
      checkRange(field, BigDecimal.valueOf(number.getAsLong()), out);
    }
  }

  private static void checkDecimal(Field field, String value, FaultSink out) {
    Optional<BigDecimal> number = TextValues.decimal(value);
    if (number.isEmpty()) {
      out.fault(FieldFault.FORMAT, () -> "is " + Problem.quoted(value) + ", not a decimal number");
    } else {
      checkRange(field, number.get(), out);
    }
  }

  private static void checkRange(Field field, BigDecimal number, FaultSink out) {
    BigDecimal least = field.least();
    BigDecimal greatest = field.greatest();
    if ((least != null && number.compareTo(least) < 0)
        || (greatest != null && number.compareTo(greatest) > 0)) {
      out.fault(
          FieldFault.RANGE, () -> "is " + number.toPlainString() + "; allowed is " + range(field));
    }
  }

  private static String inRange(Field field) {
    return field.least() == null && field.greatest() == null ? "" : ", " + range(field);
  }

  private static String range(Field field) {
    BigDecimal least = field.least();
    BigDecimal greatest = field.greatest();
    if (least == null) {
      return "at most " + greatest;
    }
    return greatest == null ? "at least " + least : least + " to " + greatest;
  }

  private static void checkYesNo(String value, FaultSink out) {
    if (!value.equals("yes") && !value.equals("no")) {
      checkCase(value, value.equalsIgnoreCase("yes") ? "yes" : "no", "yes and no", out);
    }
  }

  private static void checkChoice(Field field, String value, FaultSink out) {
    String similar = null;
    for (String known : field.values()) {
      if (known.equals(value)) {
        return;
      } else if (known.equalsIgnoreCase(value)) {
        similar = known;
      }
    }
    if (similar != null) {
      checkCase(value, similar, "", out);
    } else if (!field.isOpen()) {
      checkCase(value, null, choice(field), out);
    }
  }

  private static String choice(Field field) {
    int last = field.values().size() - 1;
    String others = String.join(", ", field.values().subList(0, last));
    return others.isEmpty() ? field.values().get(0) : others + " and " + field.values().get(last);
  }

  /** Reports a value that is not known, or known in another case. */
  private static void checkCase(
      String value, @Nullable String similar, String known, FaultSink out) {
    if (similar != null && similar.equalsIgnoreCase(value)) {
      out.fault(FieldFault.CASE, () -> "is " + Problem.quoted(value) + "; write " + similar);
    } else {
      out.fault(FieldFault.VALUE, () -> "is " + Problem.quoted(value) + "; allowed are " + known);
    }
  }

  private static void checkPattern(Field field, String value, FaultSink out) {
    var pattern = field.pattern();
    if (pattern != null && !pattern.matcher(value).matches()) {
      out.fault(
          FieldFault.FORMAT,
          () -> "is " + Problem.quoted(value) + "; write it " + form(field, pattern));
    }
  }

  private static String form(Field field, Pattern pattern) {
    return (field.example() == null ? "" : "like " + field.example() + ", ")
        + "in the form "
        + pattern;
  }

  private static void report(@Nullable ValueFault fault, FaultSink out) {
    if (fault != null) {
      if (fault.caseOnly() || fault.replaced()) {
        out.fault(
            fault.caseOnly() ? FieldFault.CASE : FieldFault.REPLACED,
            () -> "is unusual: " + fault.message());
      } else {
        out.fault(FieldFault.VALUE, () -> "is wrong: " + fault.message());
      }
    }
  }

  private void checkItems(Field item, String value, char separator, FaultSink out) {
    int count = 0;
    for (int from = 0; from <= value.length(); ) {
      int end = value.indexOf(separator, from);
      int to = end < 0 ? value.length() : end;
      String text = value.substring(from, to).strip();
      if (!text.isEmpty()) {
        count++;
        check(item, null, text, out);
      }
      from = to + 1;
    }
    int items = count;
    if (item.most() > 1 && items > item.most()) {
      out.fault(
          FieldFault.TOO_MANY,
          () -> "has " + ShownNumber.of(items) + " values; at most " + ShownNumber.of(item.most()));
    }
  }
}

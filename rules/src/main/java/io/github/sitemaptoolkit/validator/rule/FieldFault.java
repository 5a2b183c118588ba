package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What can be wrong with a field of an extension. The codes of these problems consist of the id of
 * the extension, the path of the field and the fault, such as {@code video.price-currency-value}.
 *
 * @since 0.1
 */
public enum FieldFault {
  /** A required field is missing. */
  MISSING(Severity.ERROR),
  /** A recommended field is absent. */
  ABSENT(Severity.INFO),
  /** A field is empty that must not be. */
  EMPTY(Severity.ERROR),
  /** A text is too long. */
  TOO_LONG(Severity.ERROR),
  /** An element or an item occurs too often. */
  TOO_MANY(Severity.ERROR),
  /** A number is too small or too large. */
  RANGE(Severity.ERROR),
  /** A text does not have the form that it must have. */
  FORMAT(Severity.ERROR),
  /** A text is not one of the known values. */
  VALUE(Severity.ERROR),
  /** A text is a known value, but for its case. */
  CASE(Severity.INFO),
  /** A text is a registered value for which another one is usual. */
  REPLACED(Severity.WARNING),
  /** A value occurs before in the file, but must be unique. */
  NOT_UNIQUE(Severity.WARNING),
  /** Most values in a file are the same, but should differ. */
  MOSTLY_SAME(Severity.WARNING),
  /** A field should no longer be used. */
  DEPRECATED(Severity.INFO);

  private static final FieldFault[] ALL = values();
  private static final Pattern SEPARATORS = Pattern.compile("[_.@]+");

  private final Severity severity;
  private final String word;
  private final String ending; // of the code of a field
  private final String ownEnding; // of the code of an extension that has a single field
  private final String row;

  FieldFault(Severity severity) {
    this.severity = severity;
    this.word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.ending = '-' + word;
    this.ownEnding = '.' + word;
    this.row = '*' + ending;
  }

  /** Returns the fault in lower case, such as {@code too-long}. */
  @Override
  public String toString() {
    return word;
  }

  /** Returns the row of tables that stands for this fault in any field, such as {@code *-range}. */
  public String row() {
    return row;
  }

  /** Returns the fault that the code of a field ends with; empty for other codes. */
  public static Optional<FieldFault> of(String code) {
    for (FieldFault fault : ALL) { // asked for each rule and profile
      if (code.endsWith(fault.ending) || code.endsWith(fault.ownEnding)) {
        return Optional.of(fault);
      }
    }
    return Optional.empty();
  }

  /** Returns the faults that a field can have, because of what it allows. */
  public static Set<FieldFault> of(Field field) {
    var faults = EnumSet.noneOf(FieldFault.class);
    FieldKind kind = field.kind();
    boolean list = kind == FieldKind.COMMA_LIST || kind == FieldKind.SPACE_LIST;
    if (list) {
      faults.addAll(of(field.item()));
    }
    boolean required = field.need() == Need.REQUIRED;
    boolean text = kind != FieldKind.EMPTY && kind != FieldKind.GROUP;
    add(faults, MISSING, required);
    add(faults, ABSENT, field.need() == Need.RECOMMENDED);
    add(faults, EMPTY, text && !required && !field.canBeEmpty());
    add(faults, TOO_LONG, field.longest() < Integer.MAX_VALUE);
    boolean limited = list ? field.item().most() > 1 : field.canRepeat();
    add(faults, TOO_MANY, limited && (list ? field.item() : field).most() < Integer.MAX_VALUE);
    add(faults, RANGE, field.least() != null || field.greatest() != null);
    add(faults, NOT_UNIQUE, field.isUnique());
    add(faults, MOSTLY_SAME, field.isVarying());
    add(faults, DEPRECATED, field.deprecatedSince() != null);
    switch (kind) {
      case WHOLE_NUMBER, DECIMAL, PATTERN -> faults.add(FORMAT);
      case LANGUAGE, LANGUAGE_CODE -> faults.addAll(Set.of(VALUE, CASE, REPLACED));
      case YES_NO, COUNTRIES, CURRENCY -> faults.addAll(Set.of(VALUE, CASE));
      case ONE_OF -> {
        faults.add(CASE);
        add(faults, VALUE, !field.isOpen());
      }
      default -> {}
    }
    return faults;
  }

  private static void add(Set<FieldFault> faults, FieldFault fault, boolean possible) {
    if (possible) {
      faults.add(fault);
    }
  }

  /**
   * Returns the code of this fault.
   *
   * @param extension the id of the extension
   * @param field the path of the field, such as {@code price@currency}, as in {@link
   *     io.github.sitemaptoolkit.extension.Descriptor#field}
   */
  public Code code(String extension, String field) {
    String path = field.equals(".") ? "" : field.toLowerCase(Locale.ROOT);
    String name = SEPARATORS.matcher(path).replaceAll("-");
    String id = extension + '.' + (name.startsWith("-") ? name.substring(1) : name);
    return new Code((id.endsWith(".") ? id : id + '-') + this, severity, true);
  }
}

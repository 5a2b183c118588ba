package io.github.sitemaptoolkit.cli.model;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.PicocliException;

/**
 * A field of an object, which holds the value of an argument. It is looked at when that is given:
 * the first look at a field takes Java long, and most of a command's arguments are not given.
 */
final class FieldBinding implements IGetter, ISetter {

  private static final Object UNKNOWN = new Object();

  private final Object holder;
  private final Field field;
  private @Nullable Object initial = UNKNOWN;
  private @Nullable Object before; // it was set
  private boolean isSet;

  private FieldBinding(Object holder, Field field) {
    this.holder = holder;
    this.field = field;
  }

  /**
   * Binds a field.
   *
   * @param level how far up the class of the holder the field is declared; 0 is the class itself
   */
  static FieldBinding of(Object holder, int level, String name) throws NoSuchFieldException {
    Class<?> type = holder.getClass();
    for (int i = 0; i < level; i++) {
      type = type.getSuperclass();
    }
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return new FieldBinding(holder, field);
  }

  Field field() {
    return field;
  }

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // as the interface has it
  public <T> @Nullable T get() {
    try {
      return (T) field.get(holder);
    } catch (IllegalAccessException e) {
      throw new PicocliException("cannot read " + field, e);
    }
  }

  /** Tells it the value that the field has at first. */
  void starts(@Nullable Boolean value) {
    initial = value;
  }

  /**
   * Returns the value that the field has at first; if that is not known, an object that stands for
   * it, which {@link #set} knows.
   */
  @Nullable Object initial() {
    return initial;
  }

  @Override
  public <T> @Nullable T set(@Nullable T value) {
    if (value == initial && !isSet) {
      return value;
    }
    T old = get();
    if (!isSet) {
      before = old;
      isSet = true;
    }
    write(value == UNKNOWN ? before : value);
    return old;
  }

  private void write(@Nullable Object value) {
    try {
      field.set(holder, value);
    } catch (IllegalAccessException e) {
      throw new PicocliException("cannot set " + field, e);
    }
  }
}

package io.github.sitemaptoolkit.converters.internal.entry;

/** Thrown if there is no field of a name. */
public final class UnknownFieldException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final boolean similar;

  /**
   * Creates an exception.
   *
   * @param similar whether there is a field with a similar name
   */
  UnknownFieldException(String message, boolean similar) {
    super(message);
    this.similar = similar;
  }

  /** Returns whether there is a field with a similar name, which was probably meant. */
  public boolean hasSimilar() {
    return similar;
  }
}

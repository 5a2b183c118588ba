package io.github.sitemaptoolkit.cli.help;

/** Thrown if arguments contradict each other. The command turns it into wrong usage. */
public final class WrongUseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public WrongUseException(String message) {
    super(message);
  }
}

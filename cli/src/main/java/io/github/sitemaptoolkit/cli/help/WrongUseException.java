package io.github.sitemaptoolkit.cli.help;

/** Thrown if arguments are wrong or contradict each other; the command then ends as wrong use. */
public final class WrongUseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public WrongUseException(String message) {
    super(message);
  }
}

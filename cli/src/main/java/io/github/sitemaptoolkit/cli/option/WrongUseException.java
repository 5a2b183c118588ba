package io.github.sitemaptoolkit.cli.option;

/** Says that arguments make no sense together, where no command is at hand to blame. */
public final class WrongUseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public WrongUseException(String message) {
    super(message);
  }
}

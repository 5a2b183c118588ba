package io.github.sitemaptoolkit.cli;

/** Says that arguments make no sense together, where no command is at hand to blame. */
final class WrongUseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  WrongUseException(String message) {
    super(message);
  }
}

package io.github.sitemaptoolkit.remote.http;

/**
 * A header of a request or an answer.
 *
 * @param name its name, in any case
 * @param value its value
 * @since 0.1
 */
public record Header(String name, String value) {

  private static final String OF_NAMES = "!#$%&'*+-.^_`|~";

  /**
   * Checks the header.
   *
   * @throws IllegalArgumentException if it cannot be sent, for example because it has two lines
   */
  public Header {
    boolean named =
        !name.isEmpty()
            && name.chars()
                .allMatch(
                    c -> c < 0x80 && (Character.isLetterOrDigit(c) || OF_NAMES.indexOf(c) >= 0));
    if (!named) {
      throw new IllegalArgumentException("a header needs a name, such as X-Key: value");
    } else if (value.chars().anyMatch(c -> c == '\r' || c == '\n' || c == 0)) {
      throw new IllegalArgumentException("the value of the header " + name + " has a line break");
    }
  }

  /** Returns the name; the value may be a secret. */
  @Override
  public String toString() {
    return name;
  }
}

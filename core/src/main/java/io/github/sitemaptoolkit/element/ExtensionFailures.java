package io.github.sitemaptoolkit.element;

/**
 * Which failures cost only what an extension was called for. They are all that its code may throw,
 * such as a {@link NoClassDefFoundError} for a library that is missing, or a {@link
 * StackOverflowError}; too little memory is not its fault.
 *
 * @since 0.1
 */
public final class ExtensionFailures {

  private ExtensionFailures() {}

  /** Throws an error again if no extension is to blame for it. */
  public static void check(Throwable e) {
    if (e instanceof VirtualMachineError error && !(e instanceof StackOverflowError)) {
      throw error;
    }
  }
}

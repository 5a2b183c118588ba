package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Opens inputs that have an address: of the web, or of a store. */
public interface AddressReader {

  /** The port: makes what opens addresses. */
  @FunctionalInterface
  interface Network {

    /**
     * Returns a context with what opens addresses, for {@link AddressReader#of}.
     *
     * @param access returns a context with what opens those of the web
     * @throws InvalidPlanException if an option is wrong
     */
    Context applyTo(Context context, UnaryOperator<Context> access);
  }

  /** What a context knows. */
  record Known(@Nullable AddressReader reader) {

    private static final Known NONE = new Known(null);
  }

  /** Returns whether a name is an http or https address. */
  static boolean isWeb(String name) {
    return Input.isAddress(name) && UrlParts.isHttp(name);
  }

  /**
   * Returns what opens addresses in a context.
   *
   * @throws InvalidPlanException if nothing does
   */
  static AddressReader of(Context context) {
    AddressReader known = context.options(Known.NONE).reader();
    if (known == null) {
      throw new InvalidPlanException("this command does not read addresses");
    }
    return known;
  }

  /** Checks names where addresses can be opened, as {@link #check(Iterable)} does. */
  static void check(Iterable<String> names, Context context) {
    AddressReader known = context.options(Known.NONE).reader();
    if (known != null) {
      known.check(names);
    }
  }

  /**
   * Checks before anything is requested that no header of the environment is wanted by what only a
   * file names. Names that are no http or https addresses are fine.
   *
   * @throws InvalidPlanException if one is
   */
  void check(Iterable<String> names);

  /**
   * Opens a document. The caller closes the source.
   *
   * @throws IOException if it cannot be fetched
   */
  Source open(String address, Limits limits) throws IOException;

  /**
   * Opens a document that will be opened once more. It is kept until the next one is.
   *
   * @throws IOException if it cannot be fetched
   */
  Source openKept(String address, Limits limits) throws IOException;

  /** Returns what finds the sitemaps of an index. */
  Children children(String index, Limits limits) throws IOException;
}

package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.batch.walk.Children;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;

/** Addresses are not read. */
public final class RemoteAccess {

  private RemoteAccess() {}

  public static boolean isFor(String name) {
    return Input.isAddress(name) && UrlParts.isHttp(name);
  }

  public static RemoteAccess of(Context context) {
    throw new WrongUseException("addresses are read by the command for Java only");
  }

  /** Nothing is sent. */
  public static void check(Iterable<String> names, Context context) {}

  public Source open(String url, Limits limits) throws IOException {
    throw new IOException(url);
  }

  public Source openKept(String url, Limits limits) throws IOException {
    throw new IOException(url);
  }

  public Children children(String index, Limits limits) {
    throw new IllegalStateException(index);
  }
}

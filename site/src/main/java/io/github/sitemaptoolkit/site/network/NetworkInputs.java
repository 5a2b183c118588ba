package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.site.store.StoredFiles;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** Opens what has an address: http and https of the web, all others of stores. */
public final class NetworkInputs implements AddressReader {

  private final Context context;

  private NetworkInputs(Context context) {
    this.context = context;
  }

  /** Returns a context in which addresses are opened; the port of a program with a network. */
  public static Context applyTo(Context context, UnaryOperator<Context> access) {
    Context known = access.apply(context);
    return known.with(new Known(new NetworkInputs(known)));
  }

  @Override
  public void check(Iterable<String> names) {
    RemoteAccess.check(names, context);
  }

  @Override
  public Source open(String address, Limits limits) throws IOException {
    return RemoteAccess.isFor(address)
        ? RemoteAccess.of(context).open(address, limits)
        : StoredFiles.open(address, limits);
  }

  @Override
  public Source openKept(String address, Limits limits) throws IOException {
    return RemoteAccess.of(context).openKept(address, limits);
  }

  @Override
  public Children children(String index, Limits limits) throws IOException {
    return RemoteAccess.isFor(index)
        ? RemoteAccess.of(context).children(index, limits)
        : StoredFiles.beside(index, limits);
  }
}

package io.github.sitemaptoolkit.site.store;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.directory.DirectoryStore;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.StoreProvider;
import io.github.sitemaptoolkit.service.Services;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Where sets are published to: a directory, or a store with an address. What a store needs is
 * loaded only when its address is used, because that is many jars.
 */
public final class Stores {

  /** The directory of these jars, beside the jar of the command. */
  private static final String JARS = "stores";

  private static final String AFTER_SCHEME = "://";

  private Stores() {}

  /**
   * Returns a publisher for a directory, or for the store of an address.
   *
   * @throws InvalidPlanException if there is no store for the address
   */
  public static Publisher publisher(String name) throws IOException {
    return Publisher.to(store(name));
  }

  /**
   * Returns the store of a directory, or of an address.
   *
   * @throws InvalidPlanException if there is no store for the address
   */
  public static Store store(String name) throws IOException {
    return store(name, "publish to", "to a directory");
  }

  /**
   * Returns the store of a directory, or of an address.
   *
   * @param use what the message says that cannot be done with other addresses
   * @param other what it says that can be used instead
   * @throws InvalidPlanException if there is no store for the address
   */
  static Store store(String name, String use, String other) throws IOException {
    if (!Input.isAddress(name)) {
      return DirectoryStore.of(FileNames.path(name));
    }
    String scheme = name.substring(0, name.indexOf(AFTER_SCHEME)).toLowerCase(Locale.ROOT);
    List<String> known = new ArrayList<>();
    for (StoreProvider provider : providers()) {
      if (provider.scheme().equals(scheme)) {
        try {
          return provider.open(new URI(name));
        } catch (URISyntaxException e) {
          throw new InvalidPlanException(
              name + ": this is not an address such as " + scheme + "://bucket/maps");
        } catch (IllegalArgumentException e) {
          throw new InvalidPlanException(String.valueOf(e.getMessage()));
        }
      }
      known.add(provider.scheme() + AFTER_SCHEME);
    }
    throw new InvalidPlanException(
        name
            + ": cannot "
            + use
            + ' '
            + scheme
            + AFTER_SCHEME
            + ", only "
            + other
            + (known.isEmpty() ? "" : " or " + String.join(", ", known)));
  }

  private static List<StoreProvider> providers() throws IOException {
    return Services.load(
        StoreProvider.class, loader(), Thread.currentThread().getContextClassLoader());
  }

  /** Returns a loader of the jars for stores; they stay open. */
  private static ClassLoader loader() throws IOException {
    ClassLoader own = Stores.class.getClassLoader();
    CodeSource source = Stores.class.getProtectionDomain().getCodeSource();
    List<URL> urls = new ArrayList<>();
    try {
      if (source != null) {
        Path directory = Path.of(source.getLocation().toURI()).resolveSibling(JARS);
        if (Files.isDirectory(directory)) {
          try (DirectoryStream<Path> jars = Files.newDirectoryStream(directory, "*.jar")) {
            for (Path jar : jars) {
              urls.add(jar.toUri().toURL());
            }
          }
        }
      }
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return own; // a class path that is no file has no directory beside it
    }
    return urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
  }
}

package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.service;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Finds the providers of a service that were there when the program was compiled. */
public final class Services {

  private Services() {}

  /** Returns the providers. */
  public static <T> List<T> load(Class<T> service) {
    List<T> found = new ArrayList<>();
    for (T each : ServiceLoader.load(service)) {
      found.add(each);
    }
    return found;
  }

  /** Returns the providers; there is only one class loader. */
  public static <T> List<T> load(Class<T> service, @Nullable ClassLoader... loaders) {
    return load(service);
  }
}

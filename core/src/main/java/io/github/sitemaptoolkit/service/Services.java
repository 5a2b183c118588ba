package io.github.sitemaptoolkit.service;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the providers of a service, such as the formats, as class loaders see them.
 *
 * <p>Unlike {@link ServiceLoader#load(Class)}, it does not depend on the thread alone. In a server,
 * the library is often in a class loader that threads of the common pool do not know.
 *
 * @since 0.1
 */
public final class Services {

  private static final String NOT_A_SUBTYPE = " not a subtype"; // as ServiceLoader says it

  private Services() {}

  /**
   * Returns the providers that the class loader of the service itself finds, followed by those that
   * only the context class loader of the thread finds.
   *
   * @return a new list with new objects
   * @throws ServiceConfigurationError if a provider cannot be loaded
   */
  public static <T> List<T> load(Class<T> service) {
    return load(service, service.getClassLoader(), Thread.currentThread().getContextClassLoader());
  }

  /**
   * Returns the providers that class loaders find.
   *
   * <p>Several loaders may find a provider of the same name, be it the same class or another copy
   * of it: the first one is returned, the others are not created. A provider that implements the
   * service of another copy of the library, instead of this one, is left out.
   *
   * @param loaders the class loaders, in the order in which they are asked; null is the system
   *     class loader
   * @return a new list with new objects
   * @throws ServiceConfigurationError if a provider cannot be loaded
   */
  public static <T> List<T> load(Class<T> service, @Nullable ClassLoader... loaders) {
    Services.class.getModule().addUses(service);
    Set<@Nullable ClassLoader> each = new LinkedHashSet<>(Arrays.asList(loaders));
    Map<String, T> found = new LinkedHashMap<>();
    for (ClassLoader loader : each) {
      Iterator<ServiceLoader.Provider<T>> providers =
          ServiceLoader.load(service, loader).stream().iterator();
      for (ServiceLoader.Provider<T> next = next(providers, service);
          next != null;
          next = next(providers, service)) {
        String name = next.type().getName();
        if (!found.containsKey(name)) {
          found.put(name, next.get());
        }
      }
    }
    return new ArrayList<>(found.values());
  }

  /** Returns the next provider that implements the service; null if there is none. */
  private static <T> ServiceLoader.@Nullable Provider<T> next(
      Iterator<ServiceLoader.Provider<T>> providers, Class<T> service) {
    while (true) {
      try {
        return providers.hasNext() ? providers.next() : null;
      } catch (ServiceConfigurationError e) {
        if (!isOfAnotherCopy(e)) {
          throw e;
        }
      } catch (LinkageError e) { // such as a class that needs a newer Java
        throw new ServiceConfigurationError(service.getName() + ": " + e, e);
      }
    }
  }

  private static boolean isOfAnotherCopy(ServiceConfigurationError e) {
    String message = e.getMessage(); // there is nothing else to tell it by
    return e.getCause() == null && message != null && message.endsWith(NOT_A_SUBTYPE);
  }
}

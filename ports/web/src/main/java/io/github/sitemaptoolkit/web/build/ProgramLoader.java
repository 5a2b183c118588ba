package io.github.sitemaptoolkit.web.build;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Loads the classes of a program: ours, and further ones whose services are not used. */
final class ProgramLoader extends URLClassLoader {

  private static final String SERVICES = "META-INF/services/";

  ProgramLoader(Path literals) throws IOException {
    super(urls(literals), ProgramLoader.class.getClassLoader());
  }

  private static URL[] urls(Path literals) throws IOException {
    List<URL> urls = new ArrayList<>();
    urls.add(Files.createDirectories(literals).toUri().toURL()); // a url of a directory ends in /
    for (String each : System.getProperty("web.more", "").split(File.pathSeparator, -1)) {
      if (!each.isEmpty()) {
        urls.add(Path.of(each).toUri().toURL());
      }
    }
    return urls.toArray(URL[]::new);
  }

  @Override
  public URL findResource(String name) {
    return name.startsWith(SERVICES) ? null : super.findResource(name);
  }

  @Override
  public Enumeration<URL> findResources(String name) throws IOException {
    return name.startsWith(SERVICES) ? Collections.emptyEnumeration() : super.findResources(name);
  }
}

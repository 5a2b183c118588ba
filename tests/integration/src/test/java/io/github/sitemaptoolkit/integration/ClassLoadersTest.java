package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The toolkit in child class loaders, as in a servlet container or a Spring Boot jar. */
class ClassLoadersTest {

  private static final String CSV = "loc,image.loc\nhttps://a.example/,https://a.example/a.png\n";
  private static final String READ = "1 url, 1 image, csv, image, video";

  @TempDir Path directory;

  /** What runs in the server: the same class, loaded by each loader. */
  public static final class App implements Callable<String> {

    @Override
    public String call() throws IOException {
      var in = new ByteArrayInputStream(CSV.getBytes(StandardCharsets.UTF_8));
      try (var reader = Sitemaps.read(Source.of(in, "in.csv"), Context.load())) {
        var entry = reader.read();
        List<String> known = new ArrayList<>();
        Formats.load().forEach(format -> known.add(format.id()));
        Extensions.load().forEach(extension -> known.add(extension.descriptor().id()));
        known.retainAll(List.of("csv", "image", "video"));
        return reader.read() == null && entry != null
            ? "1 url, " + entry.nodes().size() + " image, " + String.join(", ", known)
            : "not one url";
      }
    }
  }

  private static URL where(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  private static final URL CORE = where(Sitemaps.class);
  private static final URL CONVERTERS = where(CsvFormat.class);
  private static final URL CONTENT = where(MediaJudge.class);
  private static final URL IMAGE = where(ImageExtension.class);
  private static final URL VIDEO = where(VideoExtension.class);
  private static final URL TESTS = where(ClassLoadersTest.class);

  /** A loader that asks its parent last, as those of servlet containers. */
  private static final class ChildFirst extends URLClassLoader {
    ChildFirst(ClassLoader parent, URL... path) {
      super(path, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known == null && name.startsWith("io.github.sitemaptoolkit.")) {
          try {
            known = findClass(name);
          } catch (ClassNotFoundException e) {
            known = null;
          }
        }
        return known == null ? super.loadClass(name, resolve) : known;
      }
    }
  }

  /** Returns a loader that shares nothing but Java with the test. */
  private static URLClassLoader child(URL... path) throws IOException {
    List<URL> all = new ArrayList<>(List.of(path));
    all.addAll(libraries());
    return new URLClassLoader(all.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  /** Returns the jars that others made. */
  private static List<URL> libraries() throws IOException {
    String java = System.getProperty("java.class.path");
    String tests = System.getProperty("surefire.test.class.path", java);
    List<URL> all = new ArrayList<>();
    for (String entry : tests.split(File.pathSeparator)) {
      String name = Path.of(entry).getFileName().toString();
      if (name.endsWith(".jar") && !name.startsWith("sitemap-")) {
        all.add(Path.of(entry).toUri().toURL());
      }
    }
    return all;
  }

  /** Runs the app of a loader in a new thread with a context loader. */
  private static String run(ClassLoader loader, @Nullable ClassLoader context) throws Exception {
    var task = new FutureTask<>(app(loader));
    var thread = new Thread(task);
    thread.setContextClassLoader(context);
    thread.start();
    return task.get();
  }

  @SuppressWarnings("unchecked") // App, of any loader
  private static Callable<String> app(ClassLoader loader) throws ReflectiveOperationException {
    Class<?> type = loader.loadClass(App.class.getName());
    return (Callable<String>) type.getDeclaredConstructor().newInstance();
  }

  @Test
  void theToolkitInAChildLoaderReadsInEachThread() throws Exception {
    ClassLoader without = ClassLoader.getPlatformClassLoader();
    try (var server = child(TESTS, CORE, CONVERTERS, CONTENT, IMAGE, VIDEO);
        var other = child(CORE, CONVERTERS, CONTENT, IMAGE, VIDEO)) {
      assertNotSame(App.class, app(server).getClass());
      assertEquals(READ, run(server, server), "a thread of the application");
      assertEquals(READ, run(server, without), "a loader without the toolkit");
      assertEquals(READ, run(server, other), "a second copy");
      assertEquals(READ, run(server, null), "none");
      assertEquals(
          READ, run(server, ClassLoader.getSystemClassLoader()), "a second copy in the parent");
    }
  }

  @Test
  void aThreadOfTheCommonPoolReadsAsOthersDo() throws Exception {
    try (var server = child(TESTS, CORE, CONVERTERS, CONTENT, IMAGE, VIDEO)) {
      Callable<String> app = app(server);
      // Not CompletableFuture.supplyAsync: it makes threads of its own if there is one processor.
      var seen = new CompletableFuture<String>();
      ForkJoinPool.commonPool()
          .execute(
              () -> {
                try {
                  assertTrue(Thread.currentThread() instanceof ForkJoinWorkerThread);
                  assertEquals(
                      ClassLoader.getSystemClassLoader(),
                      Thread.currentThread().getContextClassLoader());
                  seen.complete(app.call());
                } catch (Throwable e) { // else the test would wait for ever
                  seen.completeExceptionally(e);
                }
              });
      assertEquals(READ, seen.get(1, TimeUnit.MINUTES));
    }
  }

  @Test
  void aJvmWithoutTheToolkitHasItInAChildLoader() throws Exception {
    Path classes = directory.resolve("boot");
    String file = Boot.class.getName().replace('.', '/') + ".class";
    Files.createDirectories(classes.resolve(file).getParent());
    Files.copy(Path.of(TESTS.toURI()).resolve(file), classes.resolve(file));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classes.toString(),
                Boot.class.getName(),
                App.class.getName()));
    List.of(TESTS, CORE, CONVERTERS, CONTENT, IMAGE, VIDEO)
        .forEach(url -> command.add(url.toString()));
    libraries().forEach(url -> command.add(url.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(READ, output.strip());
  }

  /** A server whose class path does not have the toolkit. */
  public static final class Boot {

    private Boot() {}

    /** Calls a class of a child loader in a thread of the common pool, and prints the result. */
    public static void main(String[] args) throws Exception {
      URL[] path = new URL[args.length - 1];
      for (int i = 0; i < path.length; i++) {
        path[i] = new URL(args[i + 1]);
      }
      Object app =
          new URLClassLoader(path, ClassLoader.getPlatformClassLoader())
              .loadClass(args[0])
              .getDeclaredConstructor()
              .newInstance();
      Method call = app.getClass().getMethod("call");
      var task =
          ForkJoinPool.commonPool()
              .submit(
                  () -> {
                    try {
                      return String.valueOf(call.invoke(app));
                    } catch (ReflectiveOperationException e) {
                      return String.valueOf(e.getCause());
                    }
                  });
      System.out.println(task.get());
    }
  }

  @Test
  void whatOnlyTheParentCopyHasIsNotOurs() throws Exception {
    try (var parent = child(CORE, CONVERTERS, CONTENT, IMAGE, VIDEO);
        var webapp = new ChildFirst(parent, TESTS, CORE, CONVERTERS, CONTENT, IMAGE)) {
      String image = "1 url, 1 image, csv, image";
      assertEquals(image, run(webapp, webapp), "video of the parent implements another interface");
      assertEquals(image, run(webapp, parent));
    }
  }

  @Test
  void whatOnlyTheContextHasIsAdded() throws Exception {
    try (var shared = child(TESTS, CORE, IMAGE);
        var webapp = new URLClassLoader(new URL[] {CONVERTERS, CONTENT, VIDEO}, shared)) {
      assertEquals(READ, run(shared, webapp));
    }
  }

  @Test
  void anotherCopyOfOneExtensionIsNoConflict() throws Exception {
    try (var shared = child(TESTS, CORE, CONVERTERS, CONTENT, IMAGE);
        var webapp = new ChildFirst(shared, IMAGE, VIDEO)) {
      assertEquals(READ, run(shared, webapp));
    }
  }
}

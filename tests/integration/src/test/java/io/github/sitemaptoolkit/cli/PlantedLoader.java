package io.github.sitemaptoolkit.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Loads the toolkit once more, with one judge changed. Nothing is written to disk. */
final class PlantedLoader extends ClassLoader {

  private static final String OURS = "io.github.sitemaptoolkit.";

  private final Map<String, byte[]> planted;

  private PlantedLoader(Map<String, byte[]> planted) {
    super(PlantedLoader.class.getClassLoader());
    this.planted = planted;
  }

  /** Compiles a judge with a change. */
  static PlantedLoader of(PlantedChange change) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    var errors = new StringWriter();
    try (var files = new InMemory(compiler.getStandardFileManager(null, null, null))) {
      String surefire = System.getProperty("surefire.test.class.path"); // it may start with a jar
      String path = surefire == null ? System.getProperty("java.class.path") : surefire;
      List<String> options = List.of("-proc:none", "-nowarn", "-implicit:none", "-cp", path);
      var source = new Text(change.className(), change.changedSource());
      if (!compiler.getTask(errors, files, null, options, null, List.of(source)).call()) {
        throw new IllegalStateException(change + " does not compile: " + errors);
      }
      Map<String, byte[]> classes = new HashMap<>();
      files.written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return new PlantedLoader(classes);
    }
  }

  /** Asks a reader of {@link JudgeReaders}. */
  String answer(String fact, String reader, Path folder, String text) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(this);
    try {
      Class<?> readers = loadClass(JudgeReaders.class.getName());
      Method answer =
          readers.getDeclaredMethod("answer", String.class, String.class, Path.class, String.class);
      answer.setAccessible(true);
      return (String) answer.invoke(null, fact, reader, folder, text);
    } catch (InvocationTargetException e) {
      return String.valueOf(e.getCause()); // a change may also break a reader
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(OURS)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] bytes = planted.get(name);
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] own = bytes == null ? in.readAllBytes() : bytes;
      return defineClass(name, own, 0, own.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** A source. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps classes. */
  private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    final Map<String, ByteArrayOutputStream> written = new HashMap<>();

    InMemory(StandardJavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      URI uri = URI.create("memory:///" + name.replace('.', '/') + ".class");
      return new SimpleJavaFileObject(uri, kind) {
        @Override
        public OutputStream openOutputStream() {
          return written.computeIfAbsent(name, it -> new ByteArrayOutputStream());
        }
      };
    }
  }
}

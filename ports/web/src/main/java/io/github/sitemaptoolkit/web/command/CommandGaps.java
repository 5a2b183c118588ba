package io.github.sitemaptoolkit.web.command;

import io.github.sitemaptoolkit.web.jdk.Replaces;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** What the class library of the compiler lacks, and the command needs. */
final class CommandGaps {

  private CommandGaps() {}

  @Replaces("java.nio.file.Path.toRealPath([Ljava/nio/file/LinkOption;)Ljava/nio/file/Path;")
  static Path realPath(Path path, LinkOption... options) throws IOException {
    String real = Disks.disk().real(path.toString());
    if (real == null) {
      throw Disks.failure(path.toString());
    }
    return Path.of(real);
  }

  /** That of the class library fails for a single name. */
  @Replaces("java.nio.file.Path.normalize()Ljava/nio/file/Path;")
  static Path normalize(Path path) {
    String text = path.toString();
    boolean absolute = text.startsWith("/");
    Deque<String> names = new ArrayDeque<>();
    for (String name : text.split("/", -1)) {
      boolean up = name.equals("..");
      if (up && !names.isEmpty() && !names.getLast().equals("..")) {
        names.removeLast();
      } else if (!name.isEmpty() && !name.equals(".") && !(up && absolute)) {
        names.addLast(name);
      }
    }
    return Path.of((absolute ? "/" : "") + String.join("/", names));
  }

  /** That of the class library fails behind the first name. */
  @Replaces("java.nio.file.Path.iterator()Ljava/util/Iterator;")
  static Iterator<Path> names(Path path) {
    List<Path> names = new ArrayList<>();
    for (String name : path.toString().split("/", -1)) {
      if (!name.isEmpty() || path.toString().isEmpty()) {
        names.add(Path.of(name));
      }
    }
    return names.iterator();
  }

  @Replaces("java.util.regex.Matcher.results()Ljava/util/stream/Stream;")
  static Stream<MatchResult> results(Matcher matcher) {
    List<MatchResult> results = new ArrayList<>();
    while (matcher.find()) {
      results.add(matcher.toMatchResult());
    }
    return results.stream();
  }

  @Replaces("java.util.regex.Matcher.replaceAll(Ljava/util/function/Function;)Ljava/lang/String;")
  static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
    var text = new StringBuffer();
    while (matcher.find()) {
      matcher.appendReplacement(text, replacement.apply(matcher));
    }
    matcher.appendTail(text);
    return text.toString();
  }

  @Replaces(
      "java.util.Collections.unmodifiableSortedSet(Ljava/util/SortedSet;)Ljava/util/SortedSet;")
  static <T> SortedSet<T> unmodifiable(SortedSet<T> set) {
    return set;
  }

  @Replaces("java.io.InputStreamReader.transferTo(Ljava/io/Writer;)J")
  static long transfer(Reader in, Writer out) throws IOException {
    long all = 0;
    for (int c = in.read(); c >= 0; c = in.read()) {
      out.write(c);
      all++;
    }
    return all;
  }

  @Replaces("java.lang.System.getenv()Ljava/util/Map;")
  static Map<String, String> environment() {
    return Collections.emptyMap(); // what counts is asked by the caller
  }

  @Replaces("java.nio.file.DirectoryIteratorException.getCause()Ljava/io/IOException;")
  static IOException cause(DirectoryIteratorException e) {
    return new IOException(e.getMessage());
  }

  @Replaces("java.lang.Runtime.addShutdownHook(Ljava/lang/Thread;)V")
  static void addHook(Runtime runtime, Thread hook) {
    // nothing runs when the process ends
  }

  @Replaces("java.io.Writer.nullWriter()Ljava/io/Writer;")
  static Writer nullWriter() {
    return new Writer() {
      @Override
      public void write(char[] text, int offset, int length) {}

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }

  /** Also that of the class that asks: there are no packages. */
  @Replaces("java.lang.Package.getImplementationVersion()Ljava/lang/String;")
  static String version(Package of) {
    return Running.version();
  }

  /** That of the class library asks the browser. */
  @Replaces("java.lang.Runtime.availableProcessors()I")
  static int processors(Runtime runtime) {
    return 1;
  }
}

package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Any arguments are done or refused with a message: the program has no fault of its own. */
class CommandLineFuzzTest {

  private static final int MOST_ARGUMENTS = 8;
  private static final Set<Integer> EXIT_CODES = Set.of(0, 1, 2, 3, 4);
  private static final byte[] INPUT =
      "https://example.com/a\nhttps://example.com/b\n".getBytes(UTF_8);
  private static final Path FOLDER = directory();

  /** Where relative outputs go, which nobody would miss if there was nothing at first. */
  private static final Path HERE = Path.of("").toAbsolutePath();

  private static final boolean IS_OURS = state(HERE).isEmpty();
  private static final List<String> BEGINNING = state(FOLDER);

  private final StringWriter said = new StringWriter();
  private final Rewound in = new Rewound();
  private final Console console =
      Console.of(
          in, OutputStream.nullOutputStream(), new MessageWriter(said, false), Terminal.NONE);
  private final CommandLine command =
      Main.prepared(Commands.all(console), console, new MessageWriter(Writer.nullWriter(), false));
  private final List<String> words = words(command);

  /** Standard input, which can be read again. */
  private static final class Rewound extends InputStream {

    private InputStream bytes = InputStream.nullInputStream();

    void rewind() {
      bytes = new ByteArrayInputStream(INPUT);
    }

    @Override
    public int read() throws IOException {
      return bytes.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return bytes.read(target, offset, length);
    }
  }

  private static Path directory() {
    try {
      Path directory = Files.createTempDirectory("sitemap-fuzz");
      fill(directory);
      return directory;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void fill(Path directory) throws IOException {
    Files.write(directory.resolve("urls.txt"), INPUT);
    Files.writeString(
        directory.resolve("sitemap.xml"),
        "<urlset><url><loc>https://example.com/</loc></url></urlset>");
    Files.writeString(directory.resolve("broken.xml"), "<urlset><url><loc>https://exam");
    Files.createDirectory(directory.resolve("directory"));
  }

  /** Lets each run find what the first one found, whatever the last one has written. */
  private static void restore() {
    try {
      if (IS_OURS && !state(HERE).isEmpty()) {
        empty(HERE);
      }
      if (!state(FOLDER).equals(BEGINNING)) {
        empty(FOLDER);
        fill(FOLDER);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the names and sizes of what is in a directory. */
  private static List<String> state(Path directory) {
    List<String> state = new ArrayList<>();
    for (File file : Objects.requireNonNull(directory.toFile().listFiles())) {
      state.add(file.getName() + ' ' + (file.isFile() ? file.length() : file.list().length));
    }
    Collections.sort(state);
    return state;
  }

  private static void empty(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.skip(1).sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** All that a command knows, and what may stand behind it. No word is a place outside. */
  private static List<String> words(CommandLine command) {
    Set<String> words = new TreeSet<>(List.of("-", "--", "", "0", "1", "-1", "99999999999", "xml"));
    words.addAll(List.of("txt", "csv", "a", "image", "image.loc", "*", "https://example.com/"));
    for (String name :
        List.of("urls.txt", "sitemap.xml", "broken.xml", "directory", "none", "*.xml")) {
      words.add(FOLDER.resolve(name).toString());
    }
    command
        .getSubcommands()
        .forEach(
            (name, sub) -> {
              words.add(name);
              sub.getCommandSpec()
                  .options()
                  .forEach(option -> words.addAll(List.of(option.names())));
            });
    words.remove("doctor"); // has no arguments of interest, and takes its time
    return List.copyOf(words);
  }

  @FuzzTest(maxDuration = "")
  void endInTime(FuzzedDataProvider data) {
    List<String> arguments = new ArrayList<>();
    for (int i = data.consumeInt(0, MOST_ARGUMENTS); i > 0; i--) {
      arguments.add(argument(data));
    }
    restore();
    in.rewind();
    said.getBuffer().setLength(0);
    int exitCode = Main.run(command, arguments.toArray(String[]::new));
    command.getErr().flush();
    assertTrue(EXIT_CODES.contains(exitCode), () -> arguments + " exits " + exitCode + ": " + said);
    assertFalse(said.toString().contains("\n\tat "), () -> arguments + ": " + said);
  }

  /** Returns a word, a piece of text that is no path, or both. */
  private String argument(FuzzedDataProvider data) {
    String word = words.get(data.consumeInt(0, words.size() - 1));
    int kind = data.consumeInt(0, 9);
    if (kind < 7) {
      return word;
    }
    String text = data.consumeString(12).replaceAll("[/\\\\]|\\.\\.", "_");
    return kind == 7 ? text : word + (kind == 8 ? "=" : "") + text;
  }
}

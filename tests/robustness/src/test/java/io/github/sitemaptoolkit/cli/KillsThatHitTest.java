package io.github.sitemaptoolkit.cli;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.index;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.faults.FaultyProvider;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Publishing, updating and fetching are killed at random operations that change a file: in the
 * middle of a write, or before a file is moved or removed. What is found then is what was there
 * before, or the next, or is completed by the next run; and nothing of others is touched.
 *
 * <p>{@code -Dkills.rounds=75 -Dkills.real=true}, as {@code .ci/kill} calls it, starts a process
 * for each kill, which ends it as the system would.
 */
class KillsThatHitTest {

  private static final int ROUNDS = Integer.getInteger("kills.rounds", 6); // of each command
  private static final boolean REAL = Boolean.getBoolean("kills.real");
  private static final long SEED = Long.getLong("kills.seed", 54);
  private static final String HAND = "made by hand\n";
  private static final List<String> THEIRS =
      List.of("robots.txt", "index.html", "notes/sitemap-1.xml", "sitemap-mine.xml", "mine.xml");

  @TempDir Path temporary;

  private final Random random = new Random(SEED);
  private final Map<String, String> site = new ConcurrentSkipListMap<>();
  private final List<String> found = new ArrayList<>();
  private LoopbackServer server;

  /** A command, with the directory that it changes as it is before. */
  private record Command(String name, Path before, List<String> arguments) {

    List<String> on(Path directory) {
      return arguments.stream().map(it -> it.equals("DIR") ? directory.toString() : it).toList();
    }
  }

  @BeforeEach
  void start() throws IOException {
    server =
        new LoopbackServer()
            .otherwise(
                (request, out) -> {
                  String text = site.get(request.path());
                  answer(out, text == null ? 404 : 200, "", text == null ? "" : text);
                });
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  private Path list(String name, int from, int to) throws IOException {
    List<String> urls = new ArrayList<>();
    for (int i = from; i <= to; i++) {
      urls.add("https://example.com/" + i);
    }
    return Files.write(temporary.resolve(name), urls);
  }

  private static List<String> publish(Path urls) {
    return List.of(
        "publish",
        urls.toString(),
        "--by",
        "sequence",
        "--max-urls",
        "4",
        "--max-shrink",
        "90%",
        "--base-url",
        "https://example.com/",
        "-o",
        "DIR");
  }

  /** Lets the site have these sitemaps; those with another content than before are marked. */
  private void site(int from, int to, String mark) {
    site.clear();
    List<String> urls = new ArrayList<>();
    for (int i = from; i <= to; i++) {
      site.put(
          "/maps/" + i + ".xml", urlset("https://example.com/" + i + (i % 2 == 0 ? mark : "")));
      urls.add(server.url("/maps/" + i + ".xml"));
    }
    site.put("/index.xml", index(urls.toArray(String[]::new)));
  }

  private List<String> fetch() {
    return List.of(
        "fetch", server.url("/index.xml"), "-o", "DIR", "--allow-private", "--rate", "1000");
  }

  /** Makes a directory, by a command or none, with files of others. */
  private Path made(String name, List<String> arguments) throws IOException {
    Path directory = Files.createDirectories(temporary.resolve(name));
    if (!arguments.isEmpty()) {
      run(new Command(name, directory, arguments), directory);
    }
    for (String file : THEIRS) {
      Files.createDirectories(directory.resolve(file).getParent());
      Files.writeString(directory.resolve(file), HAND);
    }
    return directory;
  }

  private static void run(Command command, Path directory) {
    var err = new ByteArrayOutputStream();
    int exitCode =
        Main.run(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            err,
            Terminal.NONE,
            command.on(directory).toArray(String[]::new));
    assertEquals(0, exitCode, () -> command + err.toString(StandardCharsets.UTF_8));
  }

  private static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> walk = Files.walk(from)) {
      for (Path file : (Iterable<Path>) walk::iterator) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
    return to;
  }

  /** Returns the files of a directory; without what records are kept of them, if it is wanted. */
  private static Map<String, String> files(Path directory, boolean hidden) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(directory)) {
      for (Path file : (Iterable<Path>) walk::iterator) {
        String name = directory.relativize(file).toString();
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
            && (hidden || !name.startsWith("."))
            && !name.contains(".sitemap-fetch")
            && !name.equals(".sitemap-same")) { // is about the paths of the inputs
          files.put(name, Files.readString(file));
        }
      }
    }
    return files;
  }

  /** Runs lines of {@link KilledRuns}; returns what it says of each. */
  private List<String> child(List<String> lines, boolean really) throws Exception {
    Path file = Files.write(temporary.resolve("lines"), lines);
    List<String> call = new ArrayList<>();
    call.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    call.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    call.add("-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyProvider.class.getName());
    call.add("-Djava.io.tmpdir=" + temporary); // which a killed process leaves full
    call.addAll(List.of("-cp", System.getProperty("java.class.path"), KilledRuns.class.getName()));
    call.add(file.toString());
    if (really) {
      call.add("really");
    }
    Process process = new ProcessBuilder(call).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exitCode = process.waitFor();
    assertTrue(exitCode == 0 || (really && exitCode == 137), said);
    List<String> answers = said.lines().toList();
    assertEquals(lines.size(), answers.size(), said);
    return answers;
  }

  private static String line(int number, Path directory, Command command) {
    return number + "\t" + directory + "\t" + String.join("\t", command.on(directory));
  }

  @Test
  void whatIsFoundIsTheOldOrTheNewOrIsCompleted() throws Exception {
    Path old = list("old.txt", 1, 40);
    Path next = list("next.txt", 21, 50);
    Path more = list("more.txt", 51, 60);
    site(1, 12, "-old");
    List<Command> commands = new ArrayList<>();
    commands.add(new Command("first", made("none", List.of()), publish(old)));
    Path published = made("published", publish(old));
    commands.add(new Command("again", published, publish(next)));
    commands.add(
        new Command("update", published, List.of("update", "DIR", "--add", more.toString())));
    commands.add(new Command("fetch", made("fetched", fetch()), fetch()));
    site(5, 16, "-new");
    List<String> lines = new ArrayList<>();
    for (Command command : commands) {
      lines.add(
          line(0, copy(command.before(), temporary.resolve(command.name() + "-whole")), command));
    }
    List<String> whole = child(lines, false);
    List<Kill> planned = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      List<String> log = List.of(whole.get(i).split("\t"));
      assertEquals("0", log.get(0), whole.get(i));
      plan(commands.get(i), log.subList(1, log.size()), planned);
    }
    List<String> said =
        REAL ? new ArrayList<>() : child(planned.stream().map(Kill::line).toList(), false);
    for (Kill kill : planned) {
      if (REAL) {
        said.addAll(child(List.of(kill.line()), true));
      }
    }
    int kills = 0;
    int hits = 0;
    int visible = 0;
    for (int i = 0; i < planned.size(); i++) {
      Kill kill = planned.get(i);
      boolean killed = said.get(i).equals("killed");
      kills += killed ? 1 : 0;
      hits += killed && kill.number() > 1 ? 1 : 0;
      visible += killed && kill.visible() ? 1 : 0;
      check(kill);
    }
    System.out.println(
        kills
            + " of "
            + planned.size()
            + " runs were killed, "
            + hits
            + " between the first and the last change of a file, "
            + visible
            + " between the first and the last that others see");
    assertEquals(List.of(), found);
    assertTrue(hits >= planned.size() / 2, hits + " hit");
    assertTrue(visible >= planned.size() / 3, visible + " hit what others see");
  }

  /**
   * A kill.
   *
   * @param number of the operation in whose middle it is
   * @param visible whether others have seen a change before, and not the last one
   */
  private record Kill(Command command, Path directory, int number, boolean visible, String at) {

    String line() {
      return KillsThatHitTest.line(number, directory, command);
    }
  }

  /** Returns whether an operation changes what others see: it gives or takes a file's name. */
  private static boolean isVisible(Command command, String operation) {
    return command.name().equals("fetch")
        ? operation.startsWith("move ")
        : operation.startsWith("move sitemap") || operation.startsWith("delete sitemap");
  }

  /** Plans kills: half of them anywhere, and half while others see changes. */
  private void plan(Command command, List<String> log, List<Kill> planned) throws IOException {
    int first = 0;
    while (!isVisible(command, log.get(first))) {
      first++;
    }
    int last = log.size() - 1;
    while (!isVisible(command, log.get(last))) {
      last--;
    }
    for (int i = 0; i < ROUNDS; i++) {
      int number =
          i % 2 == 0 ? first + 2 + random.nextInt(last - first) : 1 + random.nextInt(log.size());
      Path directory = copy(command.before(), temporary.resolve(command.name() + i));
      boolean seen = number > first + 1 && number <= last + 1;
      planned.add(new Kill(command, directory, number, seen, log.get(number - 1)));
    }
  }

  private void check(Kill kill) throws IOException {
    Command command = kill.command();
    Path directory = kill.directory();
    String what = command.name() + " killed at " + kill.number() + ", " + kill.at();
    Map<String, String> before = files(command.before(), false);
    Map<String, String> next = files(temporary.resolve(command.name() + "-whole"), false);
    Map<String, String> now = files(directory, false);
    boolean mixed = Files.exists(directory.resolve(".sitemap-staging/journal"));
    if (!command.name().equals("fetch") && !mixed && !now.equals(before) && !now.equals(next)) {
      found.add(what + ": neither the old set nor the new one: " + now.keySet());
    }
    now.forEach(
        (name, text) -> {
          boolean temporaryFile = name.contains("/.sitemap-") && name.endsWith(".tmp");
          if (!temporaryFile && !text.equals(before.get(name)) && !text.equals(next.get(name))) {
            found.add(what + ": " + name + " is neither the old nor the new one");
          }
        });
    String index = now.getOrDefault("sitemap.xml", "");
    for (int at = index.indexOf("<sitemap>"); at >= 0; at = index.indexOf("<sitemap>", at + 1)) {
      int begin = index.indexOf("/sitemap-", at) + 1;
      String listed = index.substring(begin, index.indexOf('<', begin));
      if (!now.containsKey(listed)) {
        found.add(what + ": the index lists " + listed + ", which is not there");
      }
    }
    run(command, directory);
    Map<String, String> repaired = files(directory, true);
    Map<String, String> expected = files(temporary.resolve(command.name() + "-whole"), true);
    if (!repaired.equals(expected)) {
      repaired.entrySet().removeAll(expected.entrySet());
      found.add(what + ": the next run leaves " + repaired);
    }
  }
}

package io.github.sitemaptoolkit.cli.hostile;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import java.util.ArrayList;
import java.util.List;

/**
 * Something bad that servers do, and what becomes of it.
 *
 * @param name what it is, in a few words
 * @param server makes a server do it at {@code /s.xml}
 * @param exitCode of {@code sitemap convert}
 * @param message a part of what is printed to standard error; empty for nothing
 * @param urls how many urls are read nevertheless
 */
record Behaviour(String name, Server server, int exitCode, String message, int urls) {

  /** The limits are low, so that nothing takes long. */
  private static final List<String> LIMITS =
      List.of(
          "connect=500ms",
          "idle=700ms",
          "time=1s",
          "wait=1s",
          "tries=2",
          "bytes=2M",
          "documents=20");

  /** Makes a server do something. */
  interface Server {
    void prepare(LoopbackServer server) throws Exception;
  }

  /** What became of it; empty if it was as expected. */
  String run() throws Exception {
    try (var hostile = new LoopbackServer()) {
      server.prepare(hostile);
      List<String> arguments =
          new ArrayList<>(
              List.of("convert", hostile.url("/s.xml"), "--to", "txt", "--allow-private"));
      LIMITS.forEach(limit -> arguments.addAll(List.of("--fetch-limit", limit)));
      long begin = System.nanoTime();
      CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
      long millis = (System.nanoTime() - begin) / 1_000_000;
      long lines = run.out().lines().count();
      boolean said = message.isEmpty() ? run.err().isEmpty() : run.err().contains(message);
      boolean good =
          run.exitCode() == exitCode
              && said
              && lines == urls
              && millis < 10_000
              && isClear(run)
              && hostile.strayed() == 0;
      return good
          ? ""
          : name
              + ": exit code "
              + run.exitCode()
              + ", "
              + lines
              + " urls, "
              + millis
              + " ms, "
              + run.err();
    }
  }

  private static boolean isClear(CommandRun run) {
    return !run.err().contains("Exception") && !run.err().contains("null");
  }

  @Override
  public String toString() {
    return name;
  }
}

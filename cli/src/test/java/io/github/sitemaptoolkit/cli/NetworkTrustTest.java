package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A configuration file came with a directory: it must not decide who gets a secret. */
@Tag("slow")
class NetworkTrustTest {

  private static final Pattern DIGEST = Pattern.compile("--trust (sha256:[0-9a-f]{64})");
  private static final String SITEMAP =
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url>"
          + "<loc>https://example.com/a</loc></url></urlset>";

  @TempDir Path directory;

  private final List<String> keys = new CopyOnWriteArrayList<>(); // one for each request
  private HttpServer server;
  private String origin;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("X-Key")));
          byte[] body = SITEMAP.getBytes(UTF_8);
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
    origin = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/a\n");
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  /** Writes a file whose set is published from the server. */
  private void configure(String... lines) throws IOException {
    configureInput(origin + "sitemap.xml", lines);
  }

  private void configureInput(String input, String... lines) throws IOException {
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = 'https://example.com/'\noutput = 'public'\n"
            + String.join("\n", lines)
            + "\n[[input]]\npath = '"
            + input
            + "'\n");
  }

  private CommandRun run(String command, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command, "--config", directory.toString()));
    arguments.addAll(Arrays.asList(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private static String digest(CommandRun refused) {
    Matcher digest = DIGEST.matcher(refused.err());
    assertTrue(digest.find(), refused.err());
    return digest.group(1);
  }

  private void assertNothingDone() {
    assertEquals(List.of(), keys, "nothing was requested");
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "allow-private = true",
        "header = 'X-Key: 1'",
        "header = ['X-Key: 1']",
        "header-for = 'evil.example'",
        "proxy = 'http://evil.example:3128'",
      })
  void settingsOfTheNetworkInAFileDoNotCount(String line) throws IOException {
    configureInput("urls.txt", line);

    String err = run("publish").exits(2).err();

    assertTrue(
        err.startsWith(
            directory.resolve("sitemap.toml")
                + ":3:1: error: config.untrusted: settings of the network in this file count only"
                + " if you trust them; nothing was done\n  sha256:"),
        err);
    assertTrue(err.contains("or the digest in SITEMAP_TRUST"), err);
    run("publish", "--dry-run").exits(2);
    assertNothingDone();
    CommandRun.of("config", "show", "--config", directory.toString()).exits(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"proxy = 'env'", "allow-private = false", "header = []", "rate = '5'"})
  void whatCannotReachAnybodyElseCounts(String line) throws IOException {
    configureInput("urls.txt", line);
    CommandRun run = run("publish");
    assertFalse(run.err().contains("config.untrusted"), run.err());
  }

  @Test
  void trustedSettingsCount() throws IOException {
    configure("allow-private = true", "header = 'X-Key: 1'");
    CommandRun refused = run("publish").exits(2);
    assertTrue(
        refused.err().contains("  allow-private, header \"x-key\"; reaches " + origin + "\n"),
        refused.err());
    assertNothingDone();

    run("publish", "--trust", digest(refused)).exits(0);

    assertEquals(List.of("1"), keys);
    assertTrue(Files.exists(directory.resolve("public/sitemap.xml")));
  }

  @Test
  void theDigestCoversKeysNamesAndHostsButNoValues() throws IOException {
    configure("allow-private = true", "header = 'X-Key: 1'");
    String digest = digest(run("publish").exits(2));

    configure("allow-private = true", "header = 'x-key:  rotated'");
    assertEquals(digest, digest(run("publish").exits(2)));
    configure("header = 'X-Key: 1'", "gzip = true", "allow-private = true");
    assertEquals(digest, digest(run("publish").exits(2)));

    for (String[] other :
        List.of(
            new String[] {"header = 'X-Key: 1'"},
            new String[] {"allow-private = true", "header = 'Cookie: 1'"},
            new String[] {"allow-private = true", "header = ['X-Key: 1', 'Cookie: 1']"},
            new String[] {"allow-private = true", "header = 'X-Key: 1'", "header-for = 'b'"},
            new String[] {"allow-private = true", "header = 'X-Key: 1'", "proxy = 'b:1'"})) {
      configure(other);
      assertNotEquals(digest, digest(run("publish", "--trust", digest).exits(2)));
    }
    configureInput(
        origin.replace("127.0.0.1", "localhost") + "sitemap.xml",
        "allow-private = true",
        "header = 'X-Key: 1'");
    run("publish", "--trust", digest).exits(2);
    assertNothingDone();
  }

  @Test
  void whatTheCallSaysNeedsNoTrust() throws IOException {
    configure("allow-private = false", "header = 'X-Key: file'");

    run("publish", "--allow-private", "--header", "X-Key: flag").exits(0);

    assertEquals(List.of("flag"), keys);
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "look"})
  void commandsThatReadTheFileAskForTheSameTrust(String command) throws IOException {
    configureInput("urls.txt");
    String table = command.equals("look") ? "look" : "validation";
    Files.writeString(
        directory.resolve("sitemap.toml"),
        Files.readString(directory.resolve("sitemap.toml"))
            + "["
            + table
            + "]\nallow-private = true\nheader = 'X-Key: 1'\n");
    run("publish").exits(0); // it is no setting of this command

    CommandRun refused = run(command, origin + "sitemap.xml").exits(2);

    assertTrue(refused.err().contains("config.untrusted"), refused.err());
    assertEquals(List.of(), keys);
    run(command, origin + "sitemap.xml", "--trust", digest(refused)).exits(0);
    assertTrue(keys.contains("1"), keys.toString());
  }

  @Test
  void aFileCannotTrustItself() throws IOException {
    configureInput("urls.txt", "allow-private = true");
    String digest = digest(run("publish").exits(2));
    for (String table : List.of("validation", "look")) {
      configureInput("urls.txt");
      Files.writeString(
          directory.resolve("sitemap.toml"),
          Files.readString(directory.resolve("sitemap.toml"))
              + "["
              + table
              + "]\nallow-private = true\ntrust = '"
              + digest
              + "'\n");
      String command = table.equals("look") ? "look" : "validate";
      String err = run(command, directory.resolve("urls.txt").toString()).exits(2).err();
      assertTrue(err.contains("config.key: trust says what one call does, so it"), err);
    }
  }

  private String process(int exitCode, Map<String, String> environment, String... arguments)
      throws Exception {
    ProcessBuilder builder = CommandProcess.of(directory, List.of(arguments));
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(exitCode, process.waitFor(), said);
    return said;
  }

  @Test
  void theVariableIsTrust() throws Exception {
    configure("allow-private = true");
    String digest = digest(run("publish").exits(2));
    process(0, Map.of("SITEMAP_TRUST", "sha256:" + "0".repeat(64) + " " + digest), "publish");
    assertEquals(List.of("null"), keys);
  }

  @Test
  void aHeaderOfTheEnvironmentIsNotSentToWhomOnlyAFileNames() throws Exception {
    configure();
    Map<String, String> secret =
        Map.of("SITEMAP_HEADER", "X-Key: secret", "SITEMAP_ALLOW_PRIVATE", "true");

    for (String[] call :
        List.of(
            new String[] {"publish"},
            new String[] {"publish", "--dry-run"},
            new String[] {"publish", "--config", "."})) {
      String said = process(2, secret, call);
      assertTrue(
          said.startsWith(
              "sitemap: SITEMAP_HEADER: the header is not sent to "
                  + origin
                  + ", which only a file names; nothing was fetched from there"),
          said);
      assertTrue(said.contains("--header-for 127.0.0.1"), said);
      assertTrue(said.contains("SITEMAP_HEADER_FOR"), said);
      assertFalse(said.contains("secret"), said);
    }
    assertNothingDone();

    process(0, secret, "publish", "--header-for", "127.0.0.1");
    assertEquals(List.of("secret"), keys);
  }

  @Test
  void theHostsOfTheVariableGetIt() throws Exception {
    configure();
    process(
        0,
        Map.of(
            "SITEMAP_HEADER",
            "X-Key: secret",
            "SITEMAP_ALLOW_PRIVATE",
            "true",
            "SITEMAP_HEADER_FOR",
            "a.example 127.0.0.1"),
        "publish");
    assertEquals(List.of("secret"), keys);
  }

  @Test
  void listsOfInputsAreFilesToo() throws Exception {
    Files.writeString(directory.resolve("list"), "urls.txt\n" + origin + "sitemap.xml\n");
    Map<String, String> secret = Map.of("SITEMAP_HEADER", "X-Key: secret");
    String[] call = {"count", "--files-from", "list", "--allow-private"};

    String said = process(2, secret, call);

    assertTrue(said.contains("is not sent to " + origin), said);
    assertEquals(List.of(), keys);
    process(0, Map.of("SITEMAP_HEADER", "X-Key: secret", "SITEMAP_HEADER_FOR", "127.0.0.1"), call);
    assertEquals(List.of("secret"), keys);
  }

  @Test
  void anAddressOnTheCommandLineGetsIt() throws Exception {
    Map<String, String> secret = Map.of("SITEMAP_HEADER", "X-Key: secret");
    process(0, secret, "count", origin + "sitemap.xml", "--allow-private");
    assertEquals(List.of("secret"), keys);
  }

  @Test
  void pagesThatOnlyADocumentListsDoNotGetIt() throws Exception {
    Path list = Files.writeString(directory.resolve("pages.txt"), origin + "page\n");
    Map<String, String> secret = Map.of("SITEMAP_HEADER", "X-Key: secret");
    String[] call = {"validate", list.toString(), "--check-pages", "1", "--allow-private"};

    String said = process(2, secret, call);

    assertTrue(said.contains("is not sent to " + origin), said);
    assertEquals(List.of(), keys);
  }

  @Test
  void searchEnginesDoNotGetIt() throws Exception {
    Path list = Files.writeString(directory.resolve("pages.txt"), origin + "page\n");
    Map<String, String> secret = Map.of("SITEMAP_HEADER", "X-Key: secret");
    List<String> call =
        List.of(
            "tell",
            list.toString(),
            "--state",
            "told",
            "--first",
            "all",
            "--key",
            "12345678",
            "--allow-private",
            "--private-urls",
            "127.0.0.1");

    String said = process(2, secret, call.toArray(String[]::new));

    assertTrue(said.contains("is not sent to " + origin), said);
    assertEquals(List.of(), keys);
  }
}

package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What messages propose for what is not certain: pasted, it gives what was said. */
class ProposedMapsTest {

  private static final Pattern OPTION = Pattern.compile("--map '((?:[^']|'\\\\'')*)'");
  private static final Pattern TOML = Pattern.compile("in sitemap.toml: (map = \\{.*})");

  @TempDir private Path directory;

  private String table(String... lines) throws IOException {
    Path file = directory.resolve("films.csv");
    return Files.writeString(file, String.join("\n", lines) + '\n').toString();
  }

  private static CommandRun run(String table, List<String> more) {
    List<String> arguments = new ArrayList<>(List.of("convert", table, "--to", "ndjson"));
    arguments.addAll(more);
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  /** Returns the options of a message, as a shell reads them. */
  private static List<String> options(String messages) {
    List<String> options = new ArrayList<>();
    Matcher option = OPTION.matcher(messages);
    while (option.find()) {
      options.addAll(List.of("--map", option.group(1).replace("'\\''", "'")));
    }
    return options;
  }

  @Test
  void filmsOfUnknownPlayersAreToldAndNotRead() throws IOException {
    String path =
        table(
            "Page,Kid's video,Title,Summary",
            "https://a.example/1,https://play.example/1,Ice,How it flows.",
            "https://a.example/2,https://play.example/2,Snow,How it falls.");

    CommandRun run = run(path, List.of());

    assertEquals(
        "{\"loc\":\"https://a.example/1\"}\n{\"loc\":\"https://a.example/2\"}\n", run.out());
    assertTrue(
        run.err()
            .contains(
                "is not certain: films (player_loc from \"Kid's video\", title from \"Title\","
                    + " description from \"Summary\"); --map 'Kid'\\''s video=video[1].embed'"
                    + " --map 'Title=video[1].title' --map 'Summary=video[1].description' reads"),
        run.err());
  }

  @Test
  void othersOfMappedFilmsAreTold() throws IOException {
    String path =
        table(
            "Page,Kid's clip = best,Lecture,Summary,Preview",
            "https://a.example/1,https://a.example/1.mp4,Ice,How it flows.,https://a.example/1.jpg");
    List<String> map = new ArrayList<>(List.of("--map", "Lecture=video[1].title"));

    CommandRun mapped = run(path, map);
    map.addAll(options(mapped.err()));

    assertTrue(mapped.out().contains("[{\"title\":\"Ice\"}]"), mapped.out());
    assertEquals(run(path, List.of()).out(), run(path, map).out(), mapped.err());
  }

  @Test
  void lineOfTheConfigurationReadsThem() throws IOException {
    String path =
        table(
            "Page,Kid's video,\"The \"\"name\"\"\",Summary,Preview",
            "https://a.example/1,https://a.example/1.mp4,Ice,How it flows.,https://a.example/1.jpg");
    CommandRun mapped = run(path, List.of("--map", "Summary=video[1].description"));
    Matcher line = TOML.matcher(mapped.err());
    assertTrue(line.find(), mapped.err());
    Path config =
        Files.writeString(
            directory.resolve("sitemap.toml"),
            "base-url = \"https://a.example/\"\noutput = \"public\"\n[[input]]\npath ="
                + " \"films.csv\"\n"
                + line.group(1).replace("{", "{ Summary = \"video[1].description\",")
                + '\n');

    CommandRun run = CommandRun.of("publish", "--config", config.toString());

    String xml = Files.readString(directory.resolve("public/sitemap.xml"));
    assertTrue(xml.contains("<video:title>Ice</video:title>"), xml + run.err());
    assertTrue(xml.contains("<video:description>How it flows.</video:description>"), xml);
  }
}

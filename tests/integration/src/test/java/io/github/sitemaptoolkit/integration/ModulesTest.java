package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Opens;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.NodeList;

/** The module descriptors in the jars, and programs on the module path. */
class ModulesTest {

  private static final Path BLOG = Path.of("..", "..", "examples", "blog.rss").toAbsolutePath();

  /** Modules that images are made of, by directory: what they need has descriptors, too. */
  private static final Pattern IN_IMAGES =
      Pattern.compile(
          "core|sort|batch|content|converters|publisher|rules|validator|ext-(?!jackson).*");

  /** What the converters need of others. */
  private static final String[] OF_CONVERTERS = {
    "jackson-core", "commons-csv", "commons-io", "commons-codec", "juniversalchardet", "jsoup"
  };

  /** What the command needs beside that, without Rome and buckets. */
  private static final String[] OF_COMMAND =
      ("picocli tomlj jte-runtime crawler-commons slf4j-api slf4j-nop httpclient5 httpcore5-5"
              + " httpcore5-h2 fastexcel opczip fastexcel-reader aalto-xml stax2-api commons-compress commons-lang3")
          .split(" ");

  private static final String OURS = "io.github.sitemaptoolkit";

  /** By module, the packages that others can use; what is promised of them is in {@code api}. */
  private static final Map<String, Set<String>> FOR_EVERYBODY =
      table(
          """
          .: . annotation date element extension feed format io limit markup model problem \
          text token url value
          batch: batch.setting
          cli: cli
          content
          converters: converters converters.option
          evidence: evidence
          ext.image: ext.image
          ext.jackson: ext.jackson
          ext.legacy: ext.legacy
          ext.link: ext.link
          ext.mobile: ext.mobile
          ext.news: ext.news
          ext.pagemap: ext.pagemap
          ext.resourcesync: ext.resourcesync
          ext.schemamap: ext.schemamap
          ext.video: ext.video
          hosts: hosts hosts.answer
          look: look look.report
          pages: pages pages.option
          publisher: publisher publisher.compare publisher.growth publisher.layout \
          publisher.store publisher.upkeep
          remote: remote remote.http
          report.html: report.html
          rome: rome
          rules: validator.profile
          s3: s3
          site: site site.evidence site.sketch
          sort
          tell: tell
          testkit: testkit
          validator: validator validator.affected validator.evidence validator.report validator.site
          xlsx: xlsx
          """);

  @TempDir Path directory;

  private static Map<String, Set<String>> table(String lines) {
    Map<String, Set<String>> table = new TreeMap<>();
    for (String line : lines.split("\n")) {
      String[] names = line.split(":? ");
      table.put(names[0], new TreeSet<>(List.of(names).subList(1, names.length)));
    }
    return table;
  }

  /** Returns the jars of all published modules but that for Spark, which has no descriptor. */
  private static List<Path> described() {
    return Modules.published().stream()
        .map(module -> Modules.ROOT.relativize(module).toString())
        .filter(name -> !name.endsWith("spark"))
        .map(ModulesTest::jar)
        .sorted()
        .toList();
  }

  private static Path jar(String module) {
    Path target = Modules.ROOT.resolve(module).resolve("target");
    String version = Modules.text(Modules.pom(Modules.ROOT).getDocumentElement(), "version");
    Path jar =
        target.resolve("sitemap-" + target.getParent().getFileName() + "-" + version + ".jar");
    assertTrue(Files.exists(jar), jar + ": is there after the phase package");
    return jar.toAbsolutePath();
  }

  private static ModuleReference module(Path jar) {
    return ModuleFinder.of(jar).findAll().iterator().next();
  }

  /** Returns the jars of the class path whose names begin with one of some words. */
  private static List<Path> others(String... names) {
    List<Path> found =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(
                path -> Arrays.stream(names).anyMatch(path.getFileName().toString()::startsWith))
            .toList();
    assertEquals(names.length, found.size(), found::toString);
    return found;
  }

  @Test
  void descriptorsHaveTheNamesOfTheModules() throws IOException {
    for (Path jar : described()) {
      try (var file = new JarFile(jar.toFile())) {
        String name = file.getManifest().getMainAttributes().getValue("Automatic-Module-Name");
        assertFalse(module(jar).descriptor().isAutomatic(), jar::toString);
        assertEquals(name, module(jar).descriptor().name());
      }
    }
  }

  /** All other packages are for the modules that the descriptor names, or for nobody else. */
  @Test
  void packagesForEverybodyAreThoseOfTheTable() {
    Map<String, Set<String>> exported = new TreeMap<>();
    for (Path jar : described()) {
      ModuleDescriptor descriptor = module(jar).descriptor();
      Set<String> packages = new TreeSet<>();
      for (Exports exports : descriptor.exports()) {
        assertFalse(exports.source().contains(".internal"), exports::toString);
        if (!exports.isQualified()) {
          packages.add(shortened(exports.source()));
        }
      }
      exported.put(shortened(descriptor.name()), packages);
    }
    assertEquals(FOR_EVERYBODY, exported);
  }

  /** The patterns of the root pom are those of files in folders of sources. */
  @Test
  void javadocLeavesOutWhatIsForNobodyElse() {
    List<PathMatcher> patterns = new ArrayList<>();
    NodeList excludes = Modules.pom(Modules.ROOT).getElementsByTagName("sourceFileExclude");
    for (int i = 0; i < excludes.getLength(); i++) {
      String pattern = "glob:" + excludes.item(i).getTextContent();
      patterns.add(FileSystems.getDefault().getPathMatcher(pattern));
    }
    for (Path jar : described()) {
      ModuleDescriptor descriptor = module(jar).descriptor();
      Set<String> shown = new TreeSet<>(descriptor.packages());
      shown.removeIf(
          name -> {
            Path file = Path.of(name.replace('.', '/'), "Any.java");
            return patterns.stream().anyMatch(pattern -> pattern.matches(file));
          });
      Set<String> exported =
          descriptor.exports().stream()
              .filter(exports -> !exports.isQualified())
              .map(Exports::source)
              .collect(Collectors.toCollection(TreeSet::new));
      // Maven Central wants pages of each module
      assertEquals(exported.isEmpty() ? Set.of(descriptor.name()) : exported, shown);
    }
  }

  private static String shortened(String name) {
    return name.equals(OURS) ? "." : name.substring(OURS.length() + 1);
  }

  /** picocli finds and fills the fields of the command's options. */
  @Test
  void onlyTheCommandIsOpened() {
    for (Path jar : described()) {
      assertEquals(
          jar.endsWith(jar("cli").getFileName()) ? Set.of(Set.of("info.picocli")) : Set.of(),
          module(jar).descriptor().opens().stream()
              .map(Opens::targets)
              .collect(Collectors.toSet()));
    }
  }

  @Test
  void descriptorsProvideWhatTheServiceFilesName() throws IOException {
    int services = 0;
    for (Path jar : described()) {
      Map<String, Set<String>> named = new TreeMap<>();
      try (var file = new JarFile(jar.toFile())) {
        for (var entry : (Iterable<JarEntry>) file.stream()::iterator) {
          String name = entry.getName();
          if (name.startsWith("META-INF/services/") && !entry.isDirectory()) {
            String text =
                new String(file.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
            named.put(
                name.substring(name.lastIndexOf('/') + 1),
                text.lines().map(String::strip).collect(Collectors.toCollection(TreeSet::new)));
          }
        }
      }
      Map<String, Set<String>> provided = new TreeMap<>();
      for (Provides provides : module(jar).descriptor().provides()) {
        provided.put(provides.service(), new TreeSet<>(provides.providers()));
      }
      assertEquals(named, provided, jar::toString);
      services += named.size();
    }
    assertTrue(services >= 11, "services: " + services);
  }

  @Test
  void formatsAreConvertedOnTheModulePath() throws Exception {
    List<Path> path =
        new ArrayList<>(List.of(jar("core"), jar("sort"), jar("batch"), jar("content")));
    path.addAll(List.of(jar("converters"), jar("rules"), jar("ext-image"), jar("ext-video")));
    path.addAll(others("jspecify"));
    path.addAll(others(OF_CONVERTERS));
    Path program =
        compile(
            path,
            """
            module program {
              requires io.github.sitemaptoolkit;
            }
            """,
            """
            package program;
            import io.github.sitemaptoolkit.Sitemaps;
            import java.nio.file.Path;
            public class Main {
              public static void main(String[] names) throws Exception {
                for (int i = 1; i < names.length; i++) {
                  Sitemaps.convert(Path.of(names[i - 1]), Path.of(names[i]));
                }
                System.out.print(Main.class.getModule().getName());
              }
            }
            """);
    List<String> names =
        List.of(BLOG.toString(), "a.xml", "a.csv", "a.rss", "a.ndjson", "a.atom", "b.xml");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String printed = run(java, path(path, program), names);
    assertEquals("program", printed.lines().reduce((first, last) -> last).orElseThrow());
    String sitemap = Files.readString(directory.resolve("a.xml"));
    assertTrue(sitemap.contains("<image:loc>"), sitemap);
    assertEquals(sitemap, Files.readString(directory.resolve("b.xml")));
  }

  @Test
  void imagesConvertFeedsWithoutRome() throws Exception {
    List<Path> path =
        Modules.names().stream()
            .filter(IN_IMAGES.asMatchPredicate())
            .map(ModulesTest::jar)
            .collect(Collectors.toCollection(ArrayList::new));
    path.addAll(others(OF_CONVERTERS));
    Path program =
        compile(
            path,
            """
            module program {
              requires io.github.sitemaptoolkit.converters;
              requires io.github.sitemaptoolkit.publisher;
              requires io.github.sitemaptoolkit.validator;
              requires io.github.sitemaptoolkit.ext.video;
            }
            """,
            """
            package program;
            import io.github.sitemaptoolkit.Sitemaps;
            import io.github.sitemaptoolkit.extension.Extensions;
            import io.github.sitemaptoolkit.problem.SitemapException;
            import java.nio.file.Path;
            public class Main {
              public static void main(String[] names) throws Exception {
                Extensions.load().forEach(e -> System.out.print(" " + e.descriptor().id()));
                Sitemaps.convert(Path.of(names[0]), Path.of("a.xml"));
                try {
                  Sitemaps.convert(Path.of("old.rss"), Path.of("old.xml"));
                } catch (SitemapException e) {
                  System.out.print(e.problem());
                }
              }
            }
            """);
    Path image = directory.resolve("image");
    var messages = new StringWriter();
    var out = new PrintWriter(messages);
    int code =
        ToolProvider.findFirst("jlink")
            .orElseThrow()
            .run(
                out,
                out,
                "--module-path",
                path(path, program),
                "--add-modules",
                "program," + names(path),
                "--output",
                image.toString());
    assertEquals(0, code, messages::toString);
    Files.writeString(
        directory.resolve("old.rss"),
        """
        <?xml version="1.0"?>
        <rss version="0.91"><channel><item><link>https://example.com/</link></item></channel></rss>
        """);
    String printed = run(image.resolve("bin/java"), null, List.of(BLOG.toString()));
    assertTrue(printed.contains(" image") && printed.contains(" video"), printed);
    assertTrue(
        printed.endsWith(
            "old.rss:2:1: error: doc.unsupported-format: RSS 0.91 is read with sitemap-rome, which"
                + " is not here; add that module to the class path, or write the feed as RSS 2.0"),
        printed);
    assertFalse(Files.exists(directory.resolve("old.xml")));
    String sitemap = Files.readString(directory.resolve("a.xml"));
    assertTrue(sitemap.contains("<image:loc>"), sitemap);
  }

  /** The help reads the annotations of all commands, in packages that are opened to picocli. */
  @Test
  void commandRunsOnTheModulePath() throws Exception {
    List<Path> path = new ArrayList<>(described());
    path.removeIf(jar -> jar.toString().matches(".*sitemap-(testkit|ext-jackson|rome|s3)-.*"));
    path.addAll(others(OF_CONVERTERS));
    path.addAll(others(OF_COMMAND));
    Path program =
        compile(
            path,
            """
            module program {
              requires io.github.sitemaptoolkit.cli;
            }
            """,
            """
            package program;
            public class Main {
              public static void main(String[] names) {
                io.github.sitemaptoolkit.cli.Main.main(names);
              }
            }
            """);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String help = run(java, path(path, program), List.of("--help"));
    assertTrue(help.contains("publish"), help);
    List<String> report = List.of("validate", BLOG.toString(), "--report", "html");
    assertTrue(run(java, path(path, program), report).contains("</html>"));
  }

  private static String names(List<Path> jars) {
    return jars.stream()
        .map(jar -> module(jar).descriptor().name())
        .collect(Collectors.joining(","));
  }

  private static String path(List<Path> jars, Path program) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))
        + File.pathSeparator
        + program;
  }

  private Path compile(List<Path> jars, String descriptor, String main) throws IOException {
    Path sources = Files.createDirectories(directory.resolve("sources/program"));
    Path classes = directory.resolve("classes");
    Path info = Files.writeString(sources.resolveSibling("module-info.java"), descriptor);
    Path program = Files.writeString(sources.resolve("Main.java"), main);
    var messages = new StringWriter();
    var out = new PrintWriter(messages);
    int code =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                out,
                out,
                "--module-path",
                path(jars, classes),
                "-d",
                classes.toString(),
                info.toString(),
                program.toString());
    assertEquals(0, code, messages::toString);
    return classes;
  }

  /** Runs the program, and returns what it prints. */
  private String run(Path java, @Nullable String path, List<String> names) throws Exception {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    if (path != null) {
      command.addAll(List.of("--module-path", path));
    }
    command.addAll(List.of("--module", "program/program.Main"));
    command.addAll(names);
    Path printed = directory.resolve("printed");
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), "did not end");
    String text = Files.readString(printed);
    assertEquals(0, process.exitValue(), text);
    return text;
  }
}

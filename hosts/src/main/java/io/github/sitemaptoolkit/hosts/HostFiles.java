package io.github.sitemaptoolkit.hosts;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The files that tell a host what to do, as they lie in a folder of pages and above it, and which
 * host it is by them. Links are not followed, and at most 1 MiB of a file is read.
 *
 * @param hosts the hosts that it may be: one if the files say so, several if they leave it open,
 *     all if there are none
 * @param files the files
 * @since 0.1
 */
@Incubating
public record HostFiles(Set<Host> hosts, List<HostFile> files) {

  private static final int MOST_BYTES = 1 << 20;
  private static final int MOST_NAMES = 1000;
  private static final int DEEPEST = 32;

  /** Files of the project, which stand in the folder of the pages or above it. */
  private static final Map<String, Host> PROJECT =
      Map.ofEntries(
          Map.entry("netlify.toml", Host.NETLIFY),
          Map.entry("wrangler.toml", Host.CLOUDFLARE),
          Map.entry("wrangler.json", Host.CLOUDFLARE),
          Map.entry("wrangler.jsonc", Host.CLOUDFLARE),
          Map.entry("_worker.js", Host.CLOUDFLARE),
          Map.entry("_routes.json", Host.CLOUDFLARE),
          Map.entry("vercel.json", Host.VERCEL),
          Map.entry("firebase.json", Host.FIREBASE),
          Map.entry("staticwebapp.config.json", Host.AZURE));

  private static final Map<Host, String> MAIN =
      Map.of(
          Host.NETLIFY, "_redirects",
          Host.CLOUDFLARE, "_redirects",
          Host.GITLAB, "_redirects",
          Host.VERCEL, "vercel.json",
          Host.FIREBASE, "firebase.json",
          Host.AZURE, "staticwebapp.config.json",
          Host.APACHE, ".htaccess");

  private static final Pattern PAGES_JOB = Pattern.compile("(?m)^pages\\s*:");

  /** Copies the collections. */
  public HostFiles {
    hosts = Set.copyOf(hosts);
    files = List.copyOf(files);
  }

  /** Returns whether something tells which host it is, or which few it may be. */
  public boolean isKnown() {
    return hosts.size() < Host.values().length;
  }

  /**
   * Looks for files in a folder of pages, and in those above it up to the root of its repository,
   * which has {@code .git}. Without a repository, up to the working directory if the folder is in
   * it, else only in the folder.
   *
   * @throws IOException if a file cannot be read
   */
  public static HostFiles find(Path folder) throws IOException {
    Search search = new Search(folder);
    search.look();
    return new HostFiles(search.hosts(), List.copyOf(search.files.values()));
  }

  /**
   * Returns the same files with one that is handed in, instead of that of its name.
   *
   * @param host whose file it is; null if its name says so
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException as {@link #checkName} does
   */
  public HostFiles with(Path file, @Nullable Host host) throws IOException {
    String name = checkName(file, host);
    List<HostFile> all = new ArrayList<>(files);
    all.removeIf(it -> it.name().equals(name) && it.folder().isEmpty());
    all.add(0, new HostFile(file.toString(), name, "", Search.text(file)));
    Set<Host> readers = host == null ? readers(name) : Set.of(host);
    Set<Host> both = EnumSet.copyOf(readers);
    both.retainAll(hosts);
    return new HostFiles(readers.size() == 1 || both.isEmpty() ? readers : both, all);
  }

  /**
   * Returns the name by which a file that is handed in is known, such as {@code _redirects}.
   *
   * @param host whose file it is; null if its name says so
   * @throws IllegalArgumentException if neither its name nor the host says what it is, or if the
   *     host does not read files of this name
   */
  public static String checkName(Path file, @Nullable Host host) {
    String own = String.valueOf(file.getFileName());
    Set<Host> readers = readers(own);
    if (host == null && readers.isEmpty()) {
      throw new IllegalArgumentException(
          "the name " + own + " does not say whose file it is: name the host, too");
    } else if (host != null && !readers.isEmpty() && !readers.contains(host)) {
      throw new IllegalArgumentException(
          host.title()
              + " does not read "
              + own
              + ", but "
              + readers.stream().map(Host::title).collect(Collectors.joining(" and ")));
    }
    String name = host == null || !readers.isEmpty() ? own : MAIN.get(host);
    if (name == null) {
      throw new IllegalArgumentException(
          (host == null ? own : host.title()) + " has no files that say what it does");
    }
    return name;
  }

  /** Returns the hosts that read files of a name. */
  private static Set<Host> readers(String name) {
    Host only = PROJECT.get(name);
    Set<Host> readers = only == null ? EnumSet.noneOf(Host.class) : EnumSet.of(only);
    for (Host host : Host.values()) {
      if (HostRules.reads(host, name)) {
        readers.add(host);
      }
    }
    return readers;
  }

  private static final class Search {
    private final Path folder;

    /** By path, so that each counts once. */
    private final Map<String, HostFile> files = new TreeMap<>();

    private final Set<Host> named = EnumSet.noneOf(Host.class);
    private boolean shared;
    private boolean headers;
    private boolean github;

    Search(Path folder) {
      this.folder = folder;
    }

    void look() throws IOException {
      add(folder.resolve("_redirects"), "");
      shared = !files.isEmpty();
      headers = add(folder.resolve("_headers"), "");
      if (add(folder.resolve(".htaccess"), "")) {
        named.add(Host.APACHE);
        lookBelow();
      }
      List<Path> project = project();
      for (Path directory : project) {
        for (Map.Entry<String, Host> name : PROJECT.entrySet()) {
          if (add(directory.resolve(name.getKey()), "")) {
            named.add(name.getValue());
          }
        }
        Path jobs = directory.resolve(".gitlab-ci.yml");
        String text = isFile(jobs) ? text(jobs) : null;
        if (text != null && PAGES_JOB.matcher(text).find()) {
          named.add(Host.GITLAB);
        }
        github |= isFile(directory.resolve("CNAME")) || isFile(directory.resolve(".nojekyll"));
        lookForFunctions(directory);
      }
    }

    /** Returns the folder and those above it that are of its project. */
    private List<Path> project() {
      Path working = Path.of("").toAbsolutePath();
      List<Path> below = List.of(folder);
      List<Path> above = new ArrayList<>();
      for (Path at = folder.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
        above.add(above.isEmpty() ? folder : at.startsWith(working) ? working.relativize(at) : at);
        if (at.equals(working)) {
          below = List.copyOf(above);
        }
        if (Files.exists(at.resolve(".git"), LinkOption.NOFOLLOW_LINKS)) {
          return above;
        }
      }
      return below;
    }

    private void lookForFunctions(Path directory) throws IOException {
      boolean others =
          named.contains(Host.FIREBASE)
              || named.contains(Host.NETLIFY)
              || named.contains(Host.VERCEL);
      Path functions = directory.resolve("functions");
      if (!others && isFolder(functions) && addNames(functions, "functions")) {
        named.add(Host.CLOUDFLARE);
      }
      if (named.contains(Host.VERCEL)) {
        add(directory.resolve("middleware.js"), "");
        add(directory.resolve("middleware.ts"), "");
        if (isFolder(directory.resolve("api"))) {
          addNames(directory.resolve("api"), "api");
        }
      }
    }

    private boolean addNames(Path directory, String name) throws IOException {
      List<String> names = new ArrayList<>();
      walk(directory, file -> names.add(directory.relativize(file).toString().replace('\\', '/')));
      names.removeIf(it -> !it.matches(".*\\.(js|jsx|ts|tsx|mjs|wasm|go|py|rb)"));
      if (!names.isEmpty()) {
        String path = directory.toString();
        files.putIfAbsent(path, new HostFile(path, name, "", String.join("\n", names)));
      }
      return !names.isEmpty();
    }

    private void lookBelow() throws IOException {
      List<Path> found = new ArrayList<>();
      walk(
          folder,
          file -> {
            if (file.endsWith(".htaccess") && found.size() < MOST_NAMES) {
              found.add(file);
            }
          });
      for (Path file : found) {
        String below = folder.relativize(file).toString().replace('\\', '/');
        add(file, below.substring(0, below.lastIndexOf('/') + 1));
      }
    }

    private interface Visit {
      void file(Path file);
    }

    private static void walk(Path directory, Visit visit) throws IOException {
      Files.walkFileTree(
          directory,
          Set.of(),
          DEEPEST,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile()) {
                visit.file(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE; // what nobody may read, no host serves
            }
          });
    }

    private boolean add(Path file, String below) throws IOException {
      if (!isFile(file)) {
        return false;
      }
      String name = String.valueOf(file.getFileName());
      files.putIfAbsent(file.toString(), new HostFile(file.toString(), name, below, text(file)));
      return true;
    }

    private static boolean isFile(Path file) {
      return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isFolder(Path directory) {
      return Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS);
    }

    /** Returns what a file says; null if that is too much. */
    private static @Nullable String text(Path file) throws IOException {
      try (InputStream in = Files.newInputStream(file)) {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        return bytes.length > MOST_BYTES ? null : new String(bytes, StandardCharsets.UTF_8);
      }
    }

    private Set<Host> hosts() {
      if (!named.isEmpty()) {
        return named;
      } else if (headers) {
        return EnumSet.of(Host.NETLIFY, Host.CLOUDFLARE);
      } else if (shared) {
        return EnumSet.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB);
      }
      return github ? EnumSet.of(Host.GITHUB) : EnumSet.allOf(Host.class);
    }
  }
}

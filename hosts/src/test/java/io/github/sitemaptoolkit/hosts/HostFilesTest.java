package io.github.sitemaptoolkit.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files of hosts are found, and which host it is by them. */
class HostFilesTest {

  @TempDir Path directory;

  private Path write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private HostFiles found() throws IOException {
    return HostFiles.find(directory.resolve("site/public"));
  }

  private List<String> names() throws IOException {
    return found().files().stream().map(file -> file.folder() + file.name()).sorted().toList();
  }

  @Test
  void fileBesideSaysWhichHostItIs() throws IOException {
    Object[][] signs = {
      {"netlify.toml", "", Host.NETLIFY},
      {"wrangler.toml", "", Host.CLOUDFLARE},
      {"_worker.js", "", Host.CLOUDFLARE},
      {"_routes.json", "{}", Host.CLOUDFLARE},
      {"functions/a.js", "", Host.CLOUDFLARE},
      {".gitlab-ci.yml", "test:\n  script: x\npages:\n  script: y\n", Host.GITLAB},
      {"vercel.json", "{}", Host.VERCEL},
      {"firebase.json", "{}", Host.FIREBASE},
      {"staticwebapp.config.json", "{}", Host.AZURE},
      {".htaccess", "", Host.APACHE},
      {"CNAME", "example.com", Host.GITHUB},
      {".nojekyll", "", Host.GITHUB}
    };
    for (Object[] sign : signs) {
      Path file = write("site/public/" + sign[0], sign[1].toString());
      assertEquals(Set.of(sign[2]), found().hosts(), sign[0].toString());
      Files.delete(file);
    }
  }

  @Test
  void redirectsAloneLeaveThreeHosts() throws IOException {
    write("site/public/_redirects", "/a /b\n");
    assertEquals(EnumSet.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB), found().hosts());
  }

  @Test
  void nothingLeavesAllHosts() throws IOException {
    write("site/public/index.html", "");
    assertEquals(EnumSet.allOf(Host.class), found().hosts());
    assertEquals(List.of(), found().files());
  }

  @Test
  void parentsCountUpToTheRepository() throws IOException {
    write("netlify.toml", "");
    write("site/vercel.json", "{}");
    write("site/public/index.html", "");
    assertEquals(List.of(), names());
    Files.createDirectories(directory.resolve("site/.git"));
    assertEquals(List.of("vercel.json"), names());
    assertEquals(Set.of(Host.VERCEL), found().hosts());
  }

  @Test
  void redirectsAboveThePagesDoNotCount() throws IOException {
    Files.createDirectories(directory.resolve("site/.git"));
    write("site/_redirects", "/a /b\n");
    write("site/public/index.html", "");
    assertEquals(List.of(), names());
  }

  @Test
  void functionsOfFirebaseAreNotThoseOfCloudflare() throws IOException {
    Files.createDirectories(directory.resolve("site/.git"));
    write("site/firebase.json", "{}");
    write("site/functions/index.js", "");
    write("site/public/index.html", "");
    assertEquals(Set.of(Host.FIREBASE), found().hosts());
  }

  @Test
  void foldersOfApacheAreFound() throws IOException {
    write("site/public/.htaccess", "Redirect /a /b\n");
    write("site/public/blog/.htaccess", "Redirect /blog/a /c\n");
    assertEquals(List.of(".htaccess", "blog/.htaccess"), names());
  }

  @Test
  void fileMayBeHandedIn() throws IOException {
    write("site/public/_redirects", "/a /b\n");
    Path rules = write("rules.txt", "/a /c\n");
    HostFiles given = found().with(rules, Host.NETLIFY);
    assertEquals(Set.of(Host.NETLIFY), given.hosts());
    HostRules read = HostRules.read(given.hosts(), given.files(), new Problems());
    assertEquals("301 /c", PlayedSite.text(read.answer("/a", SiteFolder.of(List.of()))));
    assertThrows(IllegalArgumentException.class, () -> found().with(rules, null));
    Path config = write("vercel.json", "{}");
    assertEquals(Set.of(Host.VERCEL), found().with(config, null).hosts());
  }

  @Test
  void longFileMakesTheHostUnknown() throws IOException {
    write("site/public/_redirects", "#".repeat((1 << 20) + 1));
    write("site/public/netlify.toml", "");
    var problems = new Problems();
    HostRules rules = HostRules.read(found().hosts(), found().files(), problems);
    assertEquals("unknown", PlayedSite.text(rules.answer("/a", SiteFolder.of(List.of()))));
    assertEquals(1, problems.count("host.file"));
  }

  @Test
  void filesOfOtherHostsAreRefused() throws IOException {
    Path file = write("vercel.json", "{}");
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> HostFiles.checkName(file, Host.NETLIFY));
    assertEquals("Netlify does not read vercel.json, but Vercel", refused.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> HostFiles.checkName(Path.of("x.txt"), Host.GITHUB));
    assertEquals("_redirects", HostFiles.checkName(Path.of("x.txt"), Host.GITLAB));
  }

  @Test
  void redirectsThatAreHandedInLeaveThreeHosts() throws IOException {
    write("site/public/index.html", "");
    HostFiles given = found().with(write("_redirects", "/a /b\n"), null);
    assertEquals(EnumSet.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB), given.hosts());
    write("site/public/netlify.toml", "");
    given = found().with(write("_redirects", "/a /b\n"), null);
    assertEquals(Set.of(Host.NETLIFY), given.hosts());
  }

  @Test
  void linksAreNotFollowed() throws IOException {
    Path target = write("secret", "/a /b\n");
    write("site/public/index.html", "");
    Files.createSymbolicLink(directory.resolve("site/public/_redirects"), target);
    assertEquals(List.of(), names());
  }

  @Test
  void folderOfTheDiskIsAsked() throws IOException {
    write("site/public/blog/index.html", "");
    SiteFolder folder = SiteFolder.of(directory.resolve("site/public"));
    HostRules rules = HostRules.read(Set.of(Host.GITHUB), List.<HostFile>of(), new Problems());
    assertEquals("301 /blog/", PlayedSite.text(rules.answer("/blog", folder)));
    assertEquals("404", PlayedSite.text(rules.answer("/../../secret", folder)));
    assertEquals("404", PlayedSite.text(rules.answer("/..%2f..%2fsecret", folder)));
    assertEquals("404", PlayedSite.text(rules.answer("/a%00b", folder)));
  }
}

package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.directory.DirectoryStore;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JointPublicationTest {

  private static final Context CONTEXT = Context.of(Extensions.of());
  private static final String A = "https://a.example/";
  private static final String B = "https://b.example/";
  private static final List<UrlEntry> BOTH =
      List.of(UrlEntry.of(A + "1"), UrlEntry.of(B + "1"), UrlEntry.of(A + "2"));

  @TempDir Path scratch;

  private Publisher to(String directory, String host) {
    return of(Publisher.to(scratch.resolve(directory)), host);
  }

  private static Publisher of(Publisher publisher, String host) {
    return publisher
        .baseUrl(host)
        .context(CONTEXT.withOwnProblems())
        .set(UrlSet.named("pages").where(entry -> entry.loc().startsWith(host)));
  }

  private TreeSet<String> published(String directory, String host) {
    return new TreeSet<>(Site.urls(scratch.resolve(directory), host).keySet());
  }

  @Test
  void eachPlaceGetsTheUrlsOfItsSets() throws IOException {
    List<Publication> done =
        JointPublication.publish(List.of(to("a", A), to("b", B)), Entries.of(BOTH.stream()));
    assertEquals(
        List.of(A + "sitemap.xml", B + "sitemap.xml"),
        done.stream().map(Publication::entryPoint).toList());
    assertEquals(new TreeSet<>(List.of(A + "1", A + "2")), published("a", A));
    assertEquals(new TreeSet<>(List.of(B + "1")), published("b", B));
  }

  @Test
  void planOfSeveralPlacesWritesNothing() throws IOException {
    List<Publication> plan =
        JointPublication.plan(List.of(to("a", A), to("b", B)), Entries.of(BOTH.stream()));
    assertEquals(List.of(2L, 1L), plan.stream().map(Publication::urls).toList());
    assertEquals(List.of(), Site.names(scratch));
  }

  @Test
  void noPlaceChangesIfOneMayNot() throws IOException {
    JointPublication.publish(List.of(to("a", A), to("b", B)), Entries.of(BOTH.stream()));
    List<UrlEntry> withoutB =
        List.of(UrlEntry.of(A + "1"), UrlEntry.of(A + "2"), UrlEntry.of(A + "3"));
    SitemapException e =
        assertThrows(
            SitemapException.class,
            () ->
                JointPublication.publish(
                    List.of(to("a", A), to("b", B)), Entries.of(withoutB.stream())));
    assertTrue(e.getMessage().contains(scratch.resolve("b").toString()), e.getMessage());
    assertEquals(new TreeSet<>(List.of(A + "1", A + "2")), published("a", A));
  }

  @Test
  void placeThatFailsIsNamedAndTheOthersArePublished() throws IOException {
    Store broken = withoutCommit(DirectoryStore.of(scratch.resolve("b")));
    PartlyPublishedException e =
        assertThrows(
            PartlyPublishedException.class,
            () ->
                JointPublication.publish(
                    List.of(of(Publisher.to(broken), B), to("a", A)), Entries.of(BOTH.stream())));
    assertEquals(
        scratch.resolve("b")
            + ": index: permission denied; 1 other place is published; publish again to complete"
            + " this",
        e.getMessage());
    assertEquals(
        List.of(A + "sitemap.xml"), e.published().stream().map(Publication::entryPoint).toList());
    assertEquals(new TreeSet<>(List.of(A + "1", A + "2")), published("a", A));
    JointPublication.publish(List.of(to("b", B), to("a", A)), Entries.of(BOTH.stream()));
    assertEquals(new TreeSet<>(List.of(B + "1")), published("b", B));
  }

  /** Returns a store that refuses each change at the last moment. */
  private static Store withoutCommit(Store store) {
    return proxy(
        Store.class,
        store,
        result ->
            result instanceof Store.Transaction change
                ? proxy(Store.Transaction.class, change, same -> same)
                : result);
  }

  private interface Answer {
    Object of(Object result);
  }

  private static <T> T proxy(Class<T> type, T target, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              if (method.getName().equals("commit")) {
                throw new AccessDeniedException("index");
              }
              try {
                return answer.of(method.invoke(target, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}

package io.github.sitemaptoolkit.extension;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExtensionsTest {

  private record Apple() implements UrlExtension {}

  private record Pear() implements UrlExtension {}

  /** An extension that is all claims. */
  private record Claims<E extends UrlExtension>(Descriptor<E> descriptor)
      implements SitemapExtension<E> {

    Claims(String id, Class<E> type, ElementName element, Set<String> aliases) {
      this(Descriptor.of(id, type, element).aliases(aliases.toArray(String[]::new)));
    }

    @Override
    public E read(ElementReader in) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void write(E value, ElementWriter out) {
      throw new UnsupportedOperationException();
    }
  }

  /** The second extension that a class path can declare in {@link #extensionsAreLoadedById}. */
  public static final class FirstById implements SitemapExtension<SecondValue> {

    @Override
    public Descriptor<SecondValue> descriptor() {
      return Descriptor.of(
          "a-first", SecondValue.class, new ElementName("urn:second", "value", "sec"));
    }

    @Override
    public SecondValue read(ElementReader in) {
      return new SecondValue();
    }

    @Override
    public void write(SecondValue value, ElementWriter out) {}
  }

  private record SecondValue() implements UrlExtension {}

  private static final String NAME = Claims.class.getName();

  private static Claims<Apple> apple(String... aliases) {
    return new Claims<>(
        "apple", Apple.class, new ElementName("urn:apple", "apple", "a"), Set.of(aliases));
  }

  private static Claims<Pear> pear(String namespace, String localName, String prefix) {
    return new Claims<>(
        "pear", Pear.class, new ElementName(namespace, localName, prefix), Set.of());
  }

  private static void assertRefused(
      String message, SitemapExtension<?> first, SitemapExtension<?> second) {
    var e = assertThrows(IllegalArgumentException.class, () -> Extensions.of(first, second));
    assertEquals(message, e.getMessage());
  }

  @Test
  void aSecondClaimOnAnElementIsRefused() {
    assertRefused(
        NAME + " (apple) and " + NAME + " (pear) both claim the element apple of urn:apple",
        apple(),
        pear("urn:apple", "apple", "p"));
  }

  @Test
  void aClaimOnAnElementUnderAnAliasIsRefused() {
    assertRefused(
        NAME + " (apple) and " + NAME + " (pear) both claim the element apple of urn:old",
        apple("urn:old"),
        pear("urn:old", "apple", "p"));
  }

  @Test
  void aSecondClaimOnAnIdIsRefused() {
    var other =
        new Claims<>("apple", Pear.class, new ElementName("urn:pear", "pear", "p"), Set.of());
    assertRefused(
        NAME + " (apple) and " + NAME + " (apple) both claim the id apple", apple(), other);
  }

  @Test
  void aSecondClaimOnATypeIsRefused() {
    var other =
        new Claims<>("pear", Apple.class, new ElementName("urn:pear", "pear", "p"), Set.of());
    assertRefused(
        NAME + " (apple) and " + NAME + " (pear) both claim the type " + Apple.class.getName(),
        apple(),
        other);
  }

  @Test
  void onePrefixForTwoNamespacesIsRefused() {
    assertRefused(
        NAME + " (pear) uses the prefix a for urn:pear, but it is already used for urn:apple",
        apple(),
        pear("urn:pear", "pear", "a"));
  }

  @Test
  void elementsOfOneNamespaceShareTheirPrefix() {
    Extensions extensions = Extensions.of(apple(), pear("urn:apple", "pear", "a"));
    assertEquals(Map.of("a", "urn:apple"), extensions.prefixes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Apple", "apple pie", "apple.pie", "äpfel"})
  void anIdIsOfLowerCaseLettersDigitsAndHyphens(String id) {
    var extension =
        new Claims<>(id, Apple.class, new ElementName("urn:apple", "apple", "a"), Set.of());
    var e = assertThrows(IllegalArgumentException.class, () -> Extensions.of(extension));
    assertEquals(
        NAME + " (" + id + ") needs an id of lower case letters, digits and hyphens",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"loc", "lastmod", "changefreq", "priority"})
  void anIdThatIsAFieldOfEachEntryIsRefused(String id) {
    var claims = new Claims<>(id, Apple.class, new ElementName("urn:apple", "a", "a"), Set.of());
    var e = assertThrows(IllegalArgumentException.class, () -> Extensions.of(claims));
    assertEquals(
        NAME + " (" + id + ") needs another id: " + id + " is a field of each entry",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "xml", "xmlns", "xmlish"})
  void aPrefixIsNeededThatXmlLeavesFree(String prefix) {
    SitemapExtension<Pear> extension = pear("urn:pear", "pear", prefix);
    var e = assertThrows(IllegalArgumentException.class, () -> Extensions.of(extension));
    assertEquals(
        NAME
            + " (pear) needs a namespace, names that XML allows, and a prefix that does not begin with \"xml\"",
        e.getMessage());
  }

  @Test
  void aNamespaceIsNeeded() {
    SitemapExtension<Pear> extension = pear("", "pear", "p");
    assertThrows(IllegalArgumentException.class, () -> Extensions.of(extension));
  }

  @Test
  void theProtocolsOwnNamespaceIsRefused() {
    SitemapExtension<Pear> extension =
        pear("http://www.sitemaps.org/schemas/sitemap/0.9", "pear", "p");
    var e = assertThrows(IllegalArgumentException.class, () -> Extensions.of(extension));
    assertEquals(
        NAME + " (pear) claims an element of the sitemap protocol's own namespace", e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "1a", "a:b", "<a"})
  void namesAreThoseThatXmlAllows(String name) {
    SitemapExtension<Pear> prefixed = pear("urn:pear", "pear", name);
    SitemapExtension<Pear> named = pear("urn:pear", name, "p");
    assertThrows(IllegalArgumentException.class, () -> Extensions.of(prefixed));
    assertThrows(IllegalArgumentException.class, () -> Extensions.of(named));
  }

  @Test
  void anAliasThatIsTheNamespaceOfAnotherIsRefused() {
    assertRefused(
        NAME + " (pear) has urn:pear as an alias of urn:pear, but it already belongs to urn:apple",
        apple("urn:pear"),
        pear("urn:pear", "pear", "p"));
  }

  @Test
  void aTypeAboveThatOfTheValuesIsRefused() {
    var above =
        new Claims<>("any", UrlExtension.class, new ElementName("urn:any", "any", "any"), Set.of());
    var e = assertThrows(IllegalArgumentException.class, () -> Extensions.of(above));
    assertEquals(
        NAME + " (any) needs the exact type of its values, not a supertype", e.getMessage());
  }

  @Test
  void theOrderIsTheCallers() {
    Extensions extensions =
        Extensions.of(pear("urn:pear", "pear", "p")).with(apple(), new CreditExtension());
    List<String> ids = new ArrayList<>();
    extensions.forEach(extension -> ids.add(extension.descriptor().id()));
    assertEquals(List.of("pear", "apple", "credit"), ids);
    assertEquals(
        List.of(0, 1, 2),
        extensions.registrations().stream().map(Extensions.Registration::position).toList());
  }

  @Test
  void withLeavesTheRegistryAsItWas() {
    Extensions extensions = Extensions.of();
    extensions.with(apple());
    assertEquals(Optional.empty(), extensions.find("apple"));
  }

  @Test
  void elementsAreFoundUnderTheirNamespaceAndItsAliases() {
    Extensions extensions = Extensions.of(apple("urn:old"));
    var registration = extensions.find("urn:apple", "apple").orElseThrow();
    assertSame(registration, extensions.find("urn:old", "apple").orElseThrow());
    assertSame(registration, extensions.find(Apple.class).orElseThrow());
    assertEquals(Optional.empty(), extensions.find("urn:apple", "pear"));
    assertEquals(Optional.empty(), extensions.find("urn:other", "apple"));
    assertEquals(Optional.empty(), extensions.find(Pear.class));
    assertEquals("urn:apple", extensions.canonicalNamespace("urn:old"));
    assertEquals("urn:other", extensions.canonicalNamespace("urn:other"));
  }

  @Test
  void extensionsAreLoadedById(@TempDir Path directory) throws IOException {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(SitemapExtension.class.getName()),
        CreditExtension.class.getName() + "\n" + FirstById.class.getName() + "\n");
    URL[] path = {directory.toUri().toURL()};
    try (var loader = new URLClassLoader(path, getClass().getClassLoader())) {
      Extensions extensions = Extensions.load(loader);
      List<String> ids = new ArrayList<>();
      extensions.forEach(extension -> ids.add(extension.descriptor().id()));
      assertEquals(List.of("a-first", "credit"), ids);
      assertEquals(
          Credit.class, extensions.find("urn:acme", "credit").orElseThrow().descriptor().type());
    }
  }
}

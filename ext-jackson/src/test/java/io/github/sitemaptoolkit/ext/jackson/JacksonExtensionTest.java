package io.github.sitemaptoolkit.ext.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlElementWrapper;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlProperty;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlText;
import io.github.sitemaptoolkit.ext.jackson.sample.Credit;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be an element, and what is refused when the extension is made. */
class JacksonExtensionTest {

  private static final String NAMESPACE = "urn:acme";
  private static final ElementName NAME = new ElementName(NAMESPACE, "thing", "acme");

  private static void assertRefused(Class<? extends UrlExtension> type, String message) {
    var e = assertThrows(IllegalArgumentException.class, () -> JacksonExtension.of(type, NAME));
    String name = JacksonExtensionTest.class.getName() + '$';
    assertEquals(message, e.getMessage().replace(name, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "acme, credit, acme-credit",
    "image, image, image",
    "rs, DataObject, rs-data-object",
    "x, geo_location, x-geo-location",
    "ä, credit, credit",
    "x, é, x"
  })
  void idIsMadeOfPrefixAndName(String prefix, String localName, String id) {
    var name = new ElementName(NAMESPACE, localName, prefix);
    assertEquals(id, JacksonExtension.of(Credit.class, name).descriptor().id());
  }

  @Test
  void idAndAliasesCanBeChosen() {
    var extension = JacksonExtension.of(Credit.class, NAME).withAliases("urn:old").withId("jo");
    assertEquals("jo", extension.descriptor().id());
    assertEquals(Set.of("urn:old"), extension.descriptor().aliases());
    assertEquals(Credit.class, extension.descriptor().type());
    assertEquals(NAME, extension.descriptor().element());
  }

  @Test
  void whatTheRegistryRefusesShowsAtOnce() {
    var extension = JacksonExtension.of(Credit.class, NAME);
    assertThrows(IllegalArgumentException.class, () -> extension.withId("Not Valid"));
    assertThrows(
        IllegalArgumentException.class,
        () -> extension.withAliases("http://www.sitemaps.org/schemas/sitemap/0.9"));
    assertThrows(
        IllegalArgumentException.class,
        () -> JacksonExtension.of(Credit.class, new ElementName("", "credit", "acme")));
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> JacksonExtension.of(Credit.class, new ElementName(NAMESPACE, "a b", "acme")));
    assertEquals(
        "acme:a b: \"a b\" is not allowed as the name of an element or attribute", e.getMessage());
  }

  static final class NoRecord implements UrlExtension {}

  @Test
  void classesThatAreNoRecordsAreRefused() {
    assertRefused(NoRecord.class, "NoRecord is not a record");
  }

  record Primitive(int width) implements UrlExtension {}

  @Test
  void primitivesAreRefused() {
    assertRefused(
        Primitive.class,
        "Primitive.width is int, which cannot be absent; use its wrapper type, such as Integer"
            + " for int");
  }

  record Mapped(Map<String, String> map) implements UrlExtension {}

  record Sets(Set<String> names) implements UrlExtension {}

  record Arrays(String[] names) implements UrlExtension {}

  @Test
  void containersOtherThanListsAreRefused() {
    assertRefused(Mapped.class, "Mapped.map is a Map; use a List");
    assertRefused(Sets.class, "Sets.names is a Set; use a List");
    assertRefused(Arrays.class, "Arrays.names is a String[]; use a List");
  }

  record Lists(List<List<String>> lists) implements UrlExtension {}

  record Joined(@JsonSerialize(using = ToStringSerializer.class) List<String> names)
      implements UrlExtension {}

  record Raw(List<?> list) implements UrlExtension {}

  @Test
  void listsOfOtherThanTextsAndRecordsAreRefused() {
    assertRefused(Joined.class, "Joined.names is not a list of texts or records");
    assertRefused(Lists.class, "Lists.lists is not a list of texts or records");
    assertRefused(Raw.class, "Raw.list is of type java.lang.Object: neither a text nor a record");
  }

  record Anything(Object any) implements UrlExtension {}

  record Maybe(Optional<String> name) implements UrlExtension {}

  record Bean(NoRecord bean) implements UrlExtension {}

  record Abstract(Serializable value) implements UrlExtension {}

  @Test
  void otherTypesAreRefused() {
    assertRefused(
        Anything.class, "Anything.any is of type java.lang.Object: neither a text nor a record");
    assertRefused(
        Maybe.class, "Maybe.name is of type java.util.Optional: neither a text nor a record");
    assertRefused(Bean.class, "Bean.bean is of type NoRecord: neither a text nor a record");
    assertRefused(
        Abstract.class,
        "Abstract.value is of type java.io.Serializable: neither a text nor a record");
  }

  record Tree(@Nullable String name, List<Branch> branch) implements UrlExtension {}

  record Branch(@Nullable Tree tree) {}

  @Test
  void recordsThatContainThemselvesAreRefused() {
    assertRefused(Tree.class, "Tree contains itself; write a codec for it");
  }

  @JsonPropertyOrder({"b", "a"})
  record Ordered(
      @Nullable String a,
      @Nullable String b,
      @JacksonXmlProperty(isAttribute = true) @Nullable String c)
      implements UrlExtension {}

  @Test
  void anotherOrderCanBeChosen() {
    assertEquals(
        List.of("@c", "b", "a"), JacksonExtension.of(Ordered.class, NAME).descriptor().columns());
  }

  record Twice(@Nullable Leaf a, @Nullable Leaf b) implements UrlExtension {}

  record Leaf(@Nullable String name) {}

  @Test
  void oneRecordMayStandInSeveralPlaces() {
    assertEquals(
        List.of("a.name", "b.name"), JacksonExtension.of(Twice.class, NAME).descriptor().columns());
  }

  record Elsewhere(@JacksonXmlProperty(namespace = "urn:x") @Nullable String name)
      implements UrlExtension {}

  record Nowhere(
      @JacksonXmlProperty(namespace = NAMESPACE, isAttribute = true) @Nullable String name)
      implements UrlExtension {}

  record WrappedElsewhere(
      @JacksonXmlElementWrapper(localName = "w", namespace = "urn:x") @Nullable List<String> name)
      implements UrlExtension {}

  @Test
  void otherNamespacesAreRefused() {
    assertRefused(
        Elsewhere.class, "Elsewhere.name is in the namespace urn:x; elements must be in urn:acme");
    assertRefused(
        Nowhere.class, "Nowhere.name is an attribute in a namespace; attributes must have none");
    assertRefused(
        WrappedElsewhere.class,
        "WrappedElsewhere.name is in the namespace urn:x; elements must be in urn:acme");
  }

  record Mixed(@JacksonXmlText @Nullable String text, @Nullable String child)
      implements UrlExtension {}

  record Attributes(@JacksonXmlProperty(isAttribute = true) List<String> names)
      implements UrlExtension {}

  record DeepAttribute(@JacksonXmlProperty(isAttribute = true) @Nullable Leaf leaf)
      implements UrlExtension {}

  @Test
  void whatXmlCannotSayIsRefused() {
    assertRefused(Mixed.class, "Mixed has a text in addition to another text or to child elements");
    assertRefused(
        Attributes.class,
        "Attributes.names has several values, so it cannot be an attribute or a text");
    assertRefused(
        DeepAttribute.class,
        "DeepAttribute.leaf has several values, so it cannot be an attribute or a text");
  }

  record Spaced(@JsonProperty("a b") @Nullable String name) implements UrlExtension {}

  record Dotted(@JsonProperty("dc.title") @Nullable String name) implements UrlExtension {}

  record Declaring(@JacksonXmlProperty(isAttribute = true) @Nullable String xmlns)
      implements UrlExtension {}

  record Same(
      @Nullable String names,
      @JacksonXmlElementWrapper(localName = "names") @Nullable List<String> name)
      implements UrlExtension {}

  @Test
  void namesThatCannotBeWrittenOrToldApartAreRefused() {
    assertRefused(
        Spaced.class, "Spaced.name: \"a b\" is not allowed as the name of an element or attribute");
    assertRefused(
        Dotted.class,
        "Dotted.name: \"dc.title\" is not allowed as the name of an element or attribute");
    assertRefused(
        Declaring.class,
        "Declaring.xmlns: \"xmlns\" is not allowed as the name of an element or attribute");
    assertRefused(
        Same.class, "Same.name uses the element name names, which another component uses");
  }

  record Ignoring(@Nullable String name, @JsonIgnore @Nullable String secret)
      implements UrlExtension {}

  record ReadOnly(@JsonProperty(access = JsonProperty.Access.READ_ONLY) @Nullable String name)
      implements UrlExtension {}

  record WriteOnly(@JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @Nullable String name)
      implements UrlExtension {}

  record Unwrapping(@JsonUnwrapped @Nullable Leaf leaf) implements UrlExtension {}

  @Test
  void componentsThatWouldNotComeBackAreRefused() {
    assertRefused(Ignoring.class, "Ignoring.secret is excluded by Jackson's annotations");
    assertRefused(
        ReadOnly.class,
        "ReadOnly.name is not read and written under the same name; write a" + " codec for it");
    assertRefused(WriteOnly.class, "WriteOnly.name is excluded by Jackson's annotations");
    assertRefused(
        Unwrapping.class,
        "Unwrapping.leaf is not read and written under the same name; write a codec for it");
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  record Typed(@Nullable String name) implements UrlExtension {}

  record HoldsTyped(@Nullable Typed typed) implements UrlExtension {}

  @Test
  void typeIdsAreRefused() {
    assertRefused(Typed.class, "Typed has a custom serializer or type id; write a codec for it");
    assertRefused(
        HoldsTyped.class,
        "HoldsTyped.typed has a type that depends on the content; write a" + " codec for it");
  }

  record Demanding(String name) implements UrlExtension {

    Demanding {
      Objects.requireNonNull(name, "name");
    }
  }

  record Outer(@Nullable Inner inner) implements UrlExtension {}

  record Inner(List<String> names) {

    Inner {
      names = List.copyOf(names);
    }
  }

  record DemandingWrapped(
      @JacksonXmlElementWrapper(localName = "names") @JsonProperty("name") List<String> names)
      implements UrlExtension {

    DemandingWrapped {
      Objects.requireNonNull(names, "names");
    }
  }

  @Test
  void recordsThatRefuseAbsentValuesAreRefused() {
    assertRefused(
        Demanding.class,
        "Demanding must accept null for absent components: java.lang.NullPointerException: name");
    assertRefused(
        DemandingWrapped.class,
        "DemandingWrapped must accept null for absent components:"
            + " java.lang.NullPointerException: names");
    assertEquals(
        List.of("inner.names[]"), JacksonExtension.of(Outer.class, NAME).descriptor().columns());
  }

  record Coded(@Nullable OneWay none) implements UrlExtension {}

  record Code(@JsonValue String text) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Code {}
  }

  static final class OneWay {

    @JsonValue
    String text() {
      return "";
    }
  }

  record Codes(@Nullable Code code, List<Code> codes) implements UrlExtension {}

  @Test
  void recordsThatAreTextsToJacksonAreTexts() {
    var extension = JacksonExtension.of(Codes.class, NAME);
    assertEquals(List.of("code", "codes[]"), extension.descriptor().columns());
    assertRefused(
        Coded.class, "Coded.none is written as a text, but a text cannot be read as" + " OneWay");
  }

  @Test
  void jacksonsOwnRefusalsNameTheRecord() {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> JacksonExtension.of(Conflicting.class, NAME));
    assertTrue(e.getMessage().contains("Conflicting"), e.getMessage());
  }

  record Conflicting(
      @JsonProperty("same") @Nullable String one, @JsonProperty("same") @Nullable String two)
      implements UrlExtension {}
}

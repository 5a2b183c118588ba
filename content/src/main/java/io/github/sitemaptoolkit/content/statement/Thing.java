package io.github.sitemaptoolkit.content.statement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A thing that a page describes: its types, its id, and its properties in their order. */
final class Thing {

  /** The properties that are read as texts; to save memory, texts of others are not kept. */
  private static final Set<String> TEXTS =
      Set.of(
          "@value",
          "aggregateRating",
          "alternateName",
          "author",
          "bestRating",
          "codeValue",
          "contentUrl",
          "creator",
          "dateModified",
          "datePublished",
          "description",
          "duration",
          "embedUrl",
          "encoding",
          "endDate",
          "expires",
          "genre",
          "headline",
          "identifier",
          "image",
          "inLanguage",
          "ineligibleRegion",
          "interactionCount",
          "interactionType",
          "isAccessibleForFree",
          "isFamilyFriendly",
          "isLiveBroadcast",
          "keywords",
          "logo",
          "mainEntity",
          "mainEntityOfPage",
          "name",
          "primaryImageOfPage",
          "publisher",
          "ratingValue",
          "regionsAllowed",
          "requiresSubscription",
          "startDate",
          "thumbnail",
          "thumbnailUrl",
          "trailer",
          "uploadDate",
          "url",
          "userInteractionCount",
          "video",
          "addressCountry",
          "associatedMedia",
          "worstRating");

  private final List<String> types;
  private final @Nullable String id;
  private final Map<String, List<Value>> properties = new HashMap<>(4);

  /**
   * Creates an item without properties.
   *
   * @param types the last parts of the addresses of its types
   * @param id its id as written; null if it has none
   */
  Thing(List<String> types, @Nullable String id) {
    this.types = new ArrayList<>(types);
    this.id = id;
  }

  List<String> types() {
    return types;
  }

  boolean is(String type) {
    return types.contains(type);
  }

  /** Returns the id as written; null if there is none. */
  @Nullable String id() {
    return id;
  }

  /** Returns whether this is only an id, of an item that is described elsewhere. */
  boolean isReference() {
    return types.isEmpty() && properties.isEmpty() && id != null;
  }

  /** Adds a value, unless it is a text of a property that is not read. */
  void add(String property, Value value) {
    if (value.item() != null || (TEXTS.contains(property) && !value.text().isEmpty())) {
      properties.computeIfAbsent(property, key -> new ArrayList<>(1)).add(value);
    }
  }

  /** Adds what another description of the same thing says, and this one does not. */
  void complete(Thing other) {
    if (types.isEmpty()) {
      types.addAll(other.types);
    }
    other.properties.forEach(properties::putIfAbsent);
  }

  Map<String, List<Value>> properties() {
    return properties;
  }

  List<Value> values(String property) {
    return properties.getOrDefault(property, List.of());
  }
}

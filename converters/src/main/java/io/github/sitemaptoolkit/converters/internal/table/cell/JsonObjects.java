package io.github.sitemaptoolkit.converters.internal.table.cell;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The objects of a cell, such as the pictures that content management systems export. */
public final class JsonObjects {

  /** The names of the member with the url of the object itself, the surest first. */
  private static final List<String> URLS = List.of("url", "src", "href");

  /** The names of a member that holds what the object is about, as Strapi has it. */
  private static final Set<String> WRAPPERS = Set.of("attributes", "data");

  private final List<@Nullable Map<String, String>> objects = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  JsonObjects() {}

  /** Reads the object, or null, that a parser is at, to its end. */
  void read(JsonParser in) throws IOException {
    Map<String, String> members = in.hasToken(JsonToken.VALUE_NULL) ? null : new LinkedHashMap<>();
    if (members != null) {
      members(in, members);
    }
    objects.add(members);
  }

  private void members(JsonParser in, Map<String, String> members) throws IOException {
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      JsonToken value = in.nextToken();
      if (value == JsonToken.START_OBJECT && WRAPPERS.contains(name)) {
        members(in, members);
        continue;
      }
      names.add(name);
      if (value == JsonToken.VALUE_STRING) {
        members.putIfAbsent(name, in.getText());
      } else {
        in.skipChildren();
      }
    }
  }

  /** Returns whether there is no object. */
  boolean isEmpty() {
    return objects.stream().allMatch(Objects::isNull);
  }

  /**
   * Returns the member with the urls: one of a known name, or the only one that is an absolute url
   * in each object; null if that is unclear.
   */
  public @Nullable String member() {
    for (String name : URLS) {
      if (inEach(name, false)) {
        return name;
      }
    }
    List<String> urls = names.stream().filter(name -> inEach(name, true)).toList();
    return urls.size() == 1 ? urls.get(0) : null;
  }

  private boolean inEach(String name, boolean absolute) {
    for (Map<String, String> object : objects) {
      String value = object == null ? null : object.get(name);
      if (object != null && (value == null || (absolute && !UrlJudge.isWeb(value)))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the values of a member, in the order of the objects; null where there is none. */
  public List<@Nullable String> values(String member) {
    List<@Nullable String> values = new ArrayList<>();
    for (Map<String, String> object : objects) {
      values.add(object == null ? null : object.get(member));
    }
    return values;
  }

  /** Returns the names of the members. */
  public Set<String> names() {
    return names;
  }
}

package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads authors: one in version 1.0 of JSON Feed, a list in version 1.1. */
final class JsonFeedPersons {

  private JsonFeedPersons() {}

  static void read(JsonParser in, Consumer<Person> into, LossListener lost) throws IOException {
    if (in.currentToken() != JsonToken.START_ARRAY) {
      readOne(in, into, lost);
      return;
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      readOne(in, into, lost);
    }
  }

  private static void readOne(JsonParser in, Consumer<Person> into, LossListener lost)
      throws IOException {
    if (in.currentToken() == JsonToken.START_OBJECT) {
      readObject(in, into, lost);
    } else if (in.currentToken() == JsonToken.VALUE_STRING) {
      add(in.getText(), null, into);
    } else {
      in.skipChildren();
    }
  }

  private static void readObject(JsonParser in, Consumer<Person> into, LossListener lost)
      throws IOException {
    String name = null;
    String url = null;
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String member = in.currentName();
      boolean text = in.nextToken() == JsonToken.VALUE_STRING;
      if (text && member.equals("name")) {
        name = in.getText();
      } else if (text && member.equals("url")) {
        url = in.getText().strip();
      } else {
        lost.add("author's " + member, text ? in.getText() : null);
        in.skipChildren();
      }
    }
    add(name, PlainText.orNull(url), into);
  }

  private static void add(@Nullable String name, @Nullable String url, Consumer<Person> into) {
    String plain = name == null ? null : PlainText.orNull(name.strip());
    if (plain != null) {
      into.accept(new Person(plain, url));
    }
  }
}

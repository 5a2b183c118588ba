package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.converters.internal.json.ItemBudget;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads authors: one in version 1.0 of JSON Feed, a list in version 1.1. */
final class JsonFeedPersons {

  private JsonFeedPersons() {}

  static void read(JsonParser in, ItemBudget budget, Consumer<Person> into, LossListener lost)
      throws IOException {
    if (in.currentToken() != JsonToken.START_ARRAY) {
      readOne(in, budget, into, lost);
      return;
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      readOne(in, budget, into, lost);
    }
  }

  private static void readOne(
      JsonParser in, ItemBudget budget, Consumer<Person> into, LossListener lost)
      throws IOException {
    if (in.currentToken() == JsonToken.START_OBJECT) {
      readObject(in, budget, into, lost);
    } else if (in.currentToken() == JsonToken.VALUE_STRING && budget.takes(in)) {
      add(in.getText(), null, into);
    } else {
      in.skipChildren();
    }
  }

  private static void readObject(
      JsonParser in, ItemBudget budget, Consumer<Person> into, LossListener lost)
      throws IOException {
    String name = null;
    String url = null;
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String member = in.currentName();
      boolean text = in.nextToken() == JsonToken.VALUE_STRING;
      if (text ? !budget.takes(in) : !budget.takesOne(in)) {
        in.skipChildren();
      } else if (text && member.equals("name")) {
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

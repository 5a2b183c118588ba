package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.json.EntryObjects;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.JsonText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads items that have the shape of JSON lines. */
final class LineItems implements Items {

  private final ItemCursor cursor;
  private final JsonLog log;
  private final Losses losses;
  private final Context context;
  private final EntryObjects objects;
  private final Supplier<Location> end = this::brace; // for all items
  private Location location;

  /**
   * Creates items.
   *
   * @param text the document as it is parsed; null if no places are kept
   */
  LineItems(
      ItemCursor cursor, JsonLog log, Losses losses, Context context, @Nullable JsonText text) {
    this.cursor = cursor;
    this.log = log;
    this.losses = losses;
    this.context = context;
    this.location = log.at(1);
    if (text != null) {
      log.keep(new Places(location), text);
    }
    this.objects = new EntryObjects(context, log);
  }

  @Override
  public @Nullable UrlEntry next() throws IOException {
    while (cursor.next()) {
      JsonParser in = cursor.parser();
      location = log.at(in);
      log.begin(location);
      if (in.currentToken() != JsonToken.START_OBJECT) {
        skip(in, log);
        continue;
      }
      UrlEntry entry = objects.read(in);
      if (entry != null) {
        objects.countUnknown(entry, losses);
        log.endLater(end);
        return entry;
      }
    }
    return null;
  }

  private Location brace() {
    return log.at(cursor.parser());
  }

  /** Skips an item that cannot be an entry. */
  static void skip(JsonParser in, JsonLog log) throws IOException {
    if (in.currentToken() != JsonToken.VALUE_NULL) {
      log.entryLeftOut(
          JsonCodes.NOT_OBJECT, log.at(in), () -> "the item is not a JSON object; it is left out");
    }
    in.skipChildren();
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public @Nullable Places places() {
    return log.places();
  }

  @Override
  public void end() {
    objects.tellCounts(log.document().source());
    losses.reportTo(context.problems());
  }
}

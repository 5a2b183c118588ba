package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonArrayFormatVisitor;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonBooleanFormatVisitor;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonIntegerFormatVisitor;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonNumberFormatVisitor;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonStringFormatVisitor;
import org.jspecify.annotations.Nullable;

/** Determines what a serializer writes. Its methods return null because no details are needed. */
final class WrittenForm extends JsonFormatVisitorWrapper.Base {

  private boolean isText;
  private boolean isArray;

  private WrittenForm(SerializerProvider serializers) {
    super(serializers);
  }

  static WrittenForm of(JsonSerializer<?> serializer, JavaType type, SerializerProvider serializers)
      throws JsonMappingException {
    var form = new WrittenForm(serializers);
    serializer.acceptJsonFormatVisitor(form, type);
    return form;
  }

  @Override
  public @Nullable JsonArrayFormatVisitor expectArrayFormat(JavaType type) {
    isArray = true;
    return null;
  }

  @Override
  public @Nullable JsonStringFormatVisitor expectStringFormat(JavaType type) {
    isText = true;
    return null;
  }

  @Override
  public @Nullable JsonNumberFormatVisitor expectNumberFormat(JavaType type) {
    isText = true;
    return null;
  }

  @Override
  public @Nullable JsonIntegerFormatVisitor expectIntegerFormat(JavaType type) {
    isText = true;
    return null;
  }

  @Override
  public @Nullable JsonBooleanFormatVisitor expectBooleanFormat(JavaType type) {
    isText = true;
    return null;
  }

  /** Returns whether it writes a text, or a value that is written like one. */
  boolean isText() {
    return isText;
  }

  /** Returns whether it writes a list. */
  boolean isArray() {
    return isArray;
  }
}

package io.github.sitemaptoolkit.ext.resourcesync;

import org.jspecify.annotations.Nullable;

/** Builds what metadata and links tell of the content of a resource. Not thread-safe. */
abstract class ContentBuilder<B extends ContentBuilder<B>> {

  @Nullable String hash;
  @Nullable String length;
  @Nullable String type;
  @Nullable String encoding;
  @Nullable String path;

  ContentBuilder() {}

  ContentBuilder(ResourceContent content) {
    hash = content.hash();
    length = content.length();
    type = content.type();
    encoding = content.encoding();
    path = content.path();
  }

  abstract B self();

  /** Sets the digests of the content. */
  public B hash(@Nullable String value) {
    hash = value;
    return self();
  }

  /** Sets the size of the content, in bytes. */
  public B length(@Nullable String value) {
    length = value;
    return self();
  }

  /** Sets the size of the content, in bytes. */
  public B length(long value) {
    return length(Long.toString(value));
  }

  /** Sets the media type of the content. */
  public B type(@Nullable String value) {
    type = value;
    return self();
  }

  /** Sets the content coding. */
  public B encoding(@Nullable String value) {
    encoding = value;
    return self();
  }

  /** Sets the path of the content in a package. */
  public B path(@Nullable String value) {
    path = value;
    return self();
  }
}

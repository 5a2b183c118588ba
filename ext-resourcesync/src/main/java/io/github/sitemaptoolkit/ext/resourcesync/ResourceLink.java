package io.github.sitemaptoolkit.ext.resourcesync;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A link of ResourceSync from a resource, or from a document, to another: {@code rs:ln}, as many as
 * there are.
 *
 * <pre>{@code
 * <rs:ln rel="duplicate" href="https://mirror.example.com/data.csv" pri="1"/>
 * <rs:ln rel="up" href="https://example.com/capabilitylist.xml"/>
 * }</pre>
 *
 * <p>In a {@code url} or {@code sitemap}; and before the first of them, where it is a link of the
 * document and is found in {@link io.github.sitemaptoolkit.model.DocumentInfo#nodes}.
 *
 * <p>Source: <a href="http://www.openarchives.org/rs/1.1/resourcesync">ResourceSync 1.1</a>
 * (ANSI/NISO Z39.99-2017); current in libraries and archives. All texts are as written; absent is
 * null. Any other attribute is kept beside the value.
 *
 * @param rel what the other is to this one: {@code up}, {@code describedby}, {@code duplicate},
 *     {@code alternate}, {@code canonical}, {@code collection} and others. Required; current
 * @param href the url of the other. Required; current
 * @param pri its rank among links of the same kind, from 1 for the first choice to 999999. Current
 * @param modified when the other last changed, as a W3C date and time. Current
 * @param hash digests of the other's content, as in {@link ResourceMetadata}. Current
 * @param length the size of its content, in bytes. Current
 * @param type the media type of its content. Current
 * @param encoding the content coding, such as {@code gzip}. Current
 * @param path where its content lies in the package of a dump, from its root. Current
 * @since 0.1
 */
public record ResourceLink(
    @Nullable String rel,
    @Nullable String href,
    @Nullable String pri,
    @Nullable String modified,
    @Nullable String hash,
    @Nullable String length,
    @Nullable String type,
    @Nullable String encoding,
    @Nullable String path)
    implements UrlExtension {

  /** Returns a link of which only the relation and the url are given. */
  public static ResourceLink of(String rel, String href) {
    return new ResourceLink(rel, href, null, null, null, null, null, null, null);
  }

  /** Returns {@link #modified} as a date; empty where it is absent or something else. */
  public Optional<W3cDateTime> modifiedValue() {
    return TextValues.date(modified);
  }

  /** Returns {@link #pri} as a number; empty where it is absent or something else. */
  public OptionalLong priValue() {
    return TextValues.wholeNumber(pri);
  }

  /** Returns {@link #length} as a number; empty where it is absent or something else. */
  public OptionalLong lengthValue() {
    return TextValues.wholeNumber(length);
  }

  /** Returns a builder of which nothing is set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that starts as this link. */
  public Builder toBuilder() {
    var builder = new Builder();
    builder.rel = rel;
    builder.href = href;
    builder.pri = pri;
    builder.modified = modified;
    builder.hash = hash;
    builder.length = length;
    builder.type = type;
    builder.encoding = encoding;
    builder.path = path;
    return builder;
  }

  /** Builds a link; null is absent. Not safe for use by several threads. */
  public static final class Builder {

    private @Nullable String rel;
    private @Nullable String href;
    private @Nullable String pri;
    private @Nullable String modified;
    private @Nullable String hash;
    private @Nullable String length;
    private @Nullable String type;
    private @Nullable String encoding;
    private @Nullable String path;

    private Builder() {}

    /** Sets what the other resource is to this one. */
    public Builder rel(@Nullable String value) {
      rel = value;
      return this;
    }

    /** Sets the url of the other resource. */
    public Builder href(@Nullable String value) {
      href = value;
      return this;
    }

    /** Sets its rank among links of the same kind. */
    public Builder pri(@Nullable String value) {
      pri = value;
      return this;
    }

    /** Sets its rank among links of the same kind, from 1 for the first choice. */
    public Builder pri(long value) {
      return pri(Long.toString(value));
    }

    /** Sets when it last changed. */
    public Builder modified(@Nullable String value) {
      modified = value;
      return this;
    }

    /** Sets when it last changed, in UTC. */
    public Builder modified(Instant value) {
      return modified(W3cDateTime.of(value).text());
    }

    /** Sets when it last changed. */
    public Builder modified(OffsetDateTime value) {
      return modified(W3cDateTime.of(value).text());
    }

    /** Removes when it last changed. */
    public Builder clearModified() {
      modified = null;
      return this;
    }

    /** Sets the digests of its content. */
    public Builder hash(@Nullable String value) {
      hash = value;
      return this;
    }

    /** Sets the size of its content, in bytes. */
    public Builder length(@Nullable String value) {
      length = value;
      return this;
    }

    /** Sets the size of its content, in bytes. */
    public Builder length(long value) {
      return length(Long.toString(value));
    }

    /** Sets the media type of its content. */
    public Builder type(@Nullable String value) {
      type = value;
      return this;
    }

    /** Sets the content coding. */
    public Builder encoding(@Nullable String value) {
      encoding = value;
      return this;
    }

    /** Sets where its content lies in a package. */
    public Builder path(@Nullable String value) {
      path = value;
      return this;
    }

    /** Returns the link. */
    public ResourceLink build() {
      return new ResourceLink(rel, href, pri, modified, hash, length, type, encoding, path);
    }
  }
}

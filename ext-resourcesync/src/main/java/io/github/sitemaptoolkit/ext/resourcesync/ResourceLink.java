package io.github.sitemaptoolkit.ext.resourcesync;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.temporal.Temporal;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A ResourceSync link from a resource, or from a document, to another resource: {@code rs:ln}.
 * There may be any number of them.
 *
 * <pre>{@code
 * <rs:ln rel="duplicate" href="https://mirror.example.com/data.csv" pri="1"/>
 * <rs:ln rel="up" href="https://example.com/capabilitylist.xml"/>
 * }</pre>
 *
 * <p>The element occurs in a {@code url} or {@code sitemap}. Before the first of these, it is a
 * link of the document, and is found in {@link io.github.sitemaptoolkit.model.DocumentInfo#nodes}.
 *
 * <p>Source: <a href="http://www.openarchives.org/rs/1.1/resourcesync">ResourceSync 1.1</a>
 * (ANSI/NISO Z39.99-2017); in current use in libraries and archives. All texts are kept as written;
 * absent values are null. Other attributes are kept and written back.
 *
 * @param rel the relation of the other resource to this one: {@code up}, {@code describedby},
 *     {@code duplicate}, {@code alternate}, {@code canonical}, {@code collection} and others.
 *     Required
 * @param href the url of the other resource. Required
 * @param pri the priority among links with the same relation, from 1 (highest) to 999999
 * @param modified when the other resource last changed, as a W3C date and time
 * @param hash the digests of its content, as in {@link ResourceMetadata}
 * @param length the size of its content, in bytes
 * @param type the media type of its content
 * @param encoding the content coding, such as {@code gzip}
 * @param path the path of its content in the package of a dump, from the root of the package
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
    implements UrlExtension, ResourceContent {

  /** Returns a link with only a relation and a url. */
  public static ResourceLink of(String rel, String href) {
    return new ResourceLink(rel, href, null, null, null, null, null, null, null);
  }

  /** Returns {@link #modified} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> modifiedValue() {
    return TextValues.date(modified);
  }

  /** Returns {@link #pri} as a number; empty if it is absent or not a number. */
  public OptionalLong priValue() {
    return TextValues.wholeNumber(pri);
  }

  /** Returns a builder without any values. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that is initialized with this link. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Builds a link; null means absent. Not thread-safe. */
  public static final class Builder extends ContentBuilder<Builder> {

    private @Nullable String rel;
    private @Nullable String href;
    private @Nullable String pri;
    private @Nullable String modified;

    private Builder() {}

    private Builder(ResourceLink link) {
      super(link);
      rel = link.rel;
      href = link.href;
      pri = link.pri;
      modified = link.modified;
    }

    @Override
    Builder self() {
      return this;
    }

    /** Sets the relation of the other resource to this one. */
    public Builder rel(@Nullable String value) {
      rel = value;
      return this;
    }

    /** Sets the url of the other resource. */
    public Builder href(@Nullable String value) {
      href = value;
      return this;
    }

    /** Sets the priority among links with the same relation. */
    public Builder pri(@Nullable String value) {
      pri = value;
      return this;
    }

    /** Sets the priority among links with the same relation, from 1 (highest). */
    public Builder pri(long value) {
      return pri(Long.toString(value));
    }

    /** Sets when the other resource last changed. */
    public Builder modified(@Nullable String value) {
      modified = value;
      return this;
    }

    /**
     * Sets when the other resource last changed; null for none. See {@link
     * TextValues#text(Temporal)}.
     */
    public Builder modified(@Nullable Temporal value) {
      return modified(TextValues.text(value));
    }

    /** Returns the link. */
    public ResourceLink build() {
      return new ResourceLink(rel, href, pri, modified, hash, length, type, encoding, path);
    }
  }
}

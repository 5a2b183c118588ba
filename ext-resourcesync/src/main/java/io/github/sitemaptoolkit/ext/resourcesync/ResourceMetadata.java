package io.github.sitemaptoolkit.ext.resourcesync;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.temporal.Temporal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * ResourceSync metadata about a resource, or about a document: {@code rs:md}.
 *
 * <pre>{@code
 * <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
 *     xmlns:rs="http://www.openarchives.org/rs/terms/">
 *   <rs:md capability="changelist" from="2026-11-01T00:00:00Z"/>
 *   <url>
 *     <loc>https://example.com/data.csv</loc>
 *     <rs:md change="updated" datetime="2026-11-20T09:00:00Z" length="8876" type="text/csv"/>
 *   </url>
 * </urlset>
 * }</pre>
 *
 * <p>The element occurs at most once in a {@code url} or {@code sitemap}. It also occurs once
 * before the first of these, where it describes the document, and is found in {@link
 * io.github.sitemaptoolkit.model.DocumentInfo#nodes}.
 *
 * <p>Source: <a href="http://www.openarchives.org/rs/1.1/resourcesync">ResourceSync 1.1</a>
 * (ANSI/NISO Z39.99-2017); in current use in libraries and archives. All texts are kept as written;
 * absent values are null. Other attributes are kept and written back.
 *
 * @param capability the kind of the document: {@code resourcelist}, {@code changelist}, {@code
 *     resourcedump}, {@code changedump}, {@code resourcedump-manifest}, {@code
 *     changedump-manifest}, {@code capabilitylist} or {@code description}; lists and dumps also
 *     with the suffix {@code -archive}. Required for a document
 * @param at when the creation of the document started, as a W3C date and time
 * @param completed when the creation of the document was finished
 * @param from the start of the period whose changes are listed
 * @param until the end of the period whose changes are listed; absent if it has not ended
 * @param change what happened to the resource: {@code created}, {@code updated} or {@code deleted}
 * @param datetime when that change happened, which may differ from {@code lastmod}. Since version
 *     1.1
 * @param hash the digests of the content, separated by spaces; each starts with its algorithm and a
 *     colon, such as {@code md5:1584abdf8ebdc9802ac0c6a7402c03b6}
 * @param length the size of the content, in bytes
 * @param type the media type of the content, such as {@code text/html}
 * @param encoding the content coding, such as {@code gzip}
 * @param path the path of the content in the package of a dump, from the root of the package
 * @since 0.1
 */
public record ResourceMetadata(
    @Nullable String capability,
    @Nullable String at,
    @Nullable String completed,
    @Nullable String from,
    @Nullable String until,
    @Nullable String change,
    @Nullable String datetime,
    @Nullable String hash,
    @Nullable String length,
    @Nullable String type,
    @Nullable String encoding,
    @Nullable String path)
    implements UrlExtension, ResourceContent {

  /** Returns {@link #at} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> atValue() {
    return TextValues.date(at);
  }

  /** Returns {@link #completed} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> completedValue() {
    return TextValues.date(completed);
  }

  /** Returns {@link #from} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> fromValue() {
    return TextValues.date(from);
  }

  /** Returns {@link #until} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> untilValue() {
    return TextValues.date(until);
  }

  /** Returns {@link #datetime} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> datetimeValue() {
    return TextValues.date(datetime);
  }

  /** Returns a builder without any values. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that is initialized with this metadata. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Builds metadata; null means absent. Not thread-safe. */
  public static final class Builder extends ContentBuilder<Builder> {

    private @Nullable String capability;
    private @Nullable String at;
    private @Nullable String completed;
    private @Nullable String from;
    private @Nullable String until;
    private @Nullable String change;
    private @Nullable String datetime;

    private Builder() {}

    private Builder(ResourceMetadata metadata) {
      super(metadata);
      capability = metadata.capability;
      at = metadata.at;
      completed = metadata.completed;
      from = metadata.from;
      until = metadata.until;
      change = metadata.change;
      datetime = metadata.datetime;
    }

    @Override
    Builder self() {
      return this;
    }

    /** Sets the kind of the document. */
    public Builder capability(@Nullable String value) {
      capability = value;
      return this;
    }

    /** Sets when the creation of the document started. */
    public Builder at(@Nullable String value) {
      at = value;
      return this;
    }

    /**
     * Sets when the creation of the document started; null for none. See {@link
     * TextValues#text(Temporal)}.
     */
    public Builder at(@Nullable Temporal value) {
      return at(TextValues.text(value));
    }

    /** Sets when the creation of the document was finished. */
    public Builder completed(@Nullable String value) {
      completed = value;
      return this;
    }

    /**
     * Sets when the creation of the document was finished; null for none. See {@link
     * TextValues#text(Temporal)}.
     */
    public Builder completed(@Nullable Temporal value) {
      return completed(TextValues.text(value));
    }

    /** Sets the start of the period whose changes are listed. */
    public Builder from(@Nullable String value) {
      from = value;
      return this;
    }

    /**
     * Sets the start of the period whose changes are listed; null for none. See {@link
     * TextValues#text(Temporal)}.
     */
    public Builder from(@Nullable Temporal value) {
      return from(TextValues.text(value));
    }

    /** Sets the end of the period whose changes are listed. */
    public Builder until(@Nullable String value) {
      until = value;
      return this;
    }

    /**
     * Sets the end of the period whose changes are listed; null for none. See {@link
     * TextValues#text(Temporal)}.
     */
    public Builder until(@Nullable Temporal value) {
      return until(TextValues.text(value));
    }

    /** Sets what happened to the resource. */
    public Builder change(@Nullable String value) {
      change = value;
      return this;
    }

    /** Sets when the resource changed. */
    public Builder datetime(@Nullable String value) {
      datetime = value;
      return this;
    }

    /** Sets when the resource changed; null for none. See {@link TextValues#text(Temporal)}. */
    public Builder datetime(@Nullable Temporal value) {
      return datetime(TextValues.text(value));
    }

    /** Returns the metadata. */
    public ResourceMetadata build() {
      return new ResourceMetadata(
          capability,
          at,
          completed,
          from,
          until,
          change,
          datetime,
          hash,
          length,
          type,
          encoding,
          path);
    }
  }

  /** Returns whether it is of a list of changes, which names a resource once for each change. */
  boolean isOfChanges() {
    return "changelist".equals(capability) || "changedump-manifest".equals(capability);
  }
}

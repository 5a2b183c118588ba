package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One file of a set of sitemaps.
 *
 * <p>Two are equal if all but what is known of their urls, and of how they are stored, is: files
 * with the same bytes have the same urls.
 *
 * @param file the name of the file, in the directory of the set
 * @param urls the number of urls
 * @param bytes the size in bytes, before compression
 * @param sha256 the SHA-256 of those bytes, in hexadecimal
 * @param lastmod the newest lastmod of its entries, in a form that the schema of the protocol
 *     accepts; null if no entry has one
 * @param set the name of the set it belongs to; null if sets have no names
 * @param outside the number of its urls that have another scheme or host than the set
 * @param sample a sample of its urls; null if unknown
 * @param stored the size in bytes as a store keeps it, compressed or not; null if unknown
 * @param tag what the store calls this state of the file, without quotes, such as its ETag; null if
 *     unknown. The same contents may get another one, such as in a copy of the set.
 * @param values how many of its entries have which fields; null if unknown
 * @param writer identifies the code and the settings by which its entries were written; null if
 *     unknown
 * @since 0.1
 */
public record Part(
    String file,
    long urls,
    long bytes,
    String sha256,
    @Nullable String lastmod,
    @Nullable String set,
    long outside,
    @Nullable Sample sample,
    @Nullable Long stored,
    @Nullable String tag,
    @Nullable FieldCounts values,
    @Nullable String writer)
    implements Serializable {

  /** Creates a file of which it is not known how it is stored. */
  public Part(
      String file,
      long urls,
      long bytes,
      String sha256,
      @Nullable String lastmod,
      @Nullable String set,
      long outside,
      @Nullable Sample sample) {
    this(file, urls, bytes, sha256, lastmod, set, outside, sample, null, null, null, null);
  }

  /** Creates a file without a sample, of a set without a name. */
  public Part(String file, long urls, long bytes, String sha256, @Nullable String lastmod) {
    this(file, urls, bytes, sha256, lastmod, null, 0, null);
  }

  /** Returns the same file as part of a set with this name; null for none. */
  public Part in(@Nullable String name) {
    return new Part(
        file, urls, bytes, sha256, lastmod, name, outside, sample, stored, tag, values, writer);
  }

  /** Returns the same file with this sample of its urls; null for none. */
  public Part sampled(@Nullable Sample other) {
    return new Part(
        file, urls, bytes, sha256, lastmod, set, outside, other, stored, tag, values, writer);
  }

  /** Returns the same file with what is known of the fields of its entries; null for nothing. */
  public Part valued(@Nullable FieldCounts counts) {
    return new Part(
        file, urls, bytes, sha256, lastmod, set, outside, sample, stored, tag, counts, writer);
  }

  /** Returns the same file with what identifies by what its entries were written, or null. */
  public Part writtenBy(@Nullable String known) {
    return new Part(
        file, urls, bytes, sha256, lastmod, set, outside, sample, stored, tag, values, known);
  }

  /**
   * Returns the same file as a store keeps it.
   *
   * @param size its size in bytes there; null if unknown
   * @param state what the store calls this state of the file, perhaps in quotes; null if unknown
   */
  public Part stored(@Nullable Long size, @Nullable String state) {
    String bare = state == null ? null : state.replace("\"", "");
    return new Part(
        file,
        urls,
        bytes,
        sha256,
        lastmod,
        set,
        outside,
        sample,
        size,
        "".equals(bare) ? null : bare,
        values,
        writer);
  }

  /**
   * Returns the size in bytes that the file has in a store; -1 if it is not known: that of a
   * compressed file is, only if the store has said so.
   */
  public long storedSize() {
    return stored != null ? stored : Sink.isCompressedName(file) ? -1 : bytes;
  }

  /**
   * Returns the name that the file has, or would have, if names were not {@linkplain
   * Choices#immutable immutable}: it tells which urls are in it.
   */
  public String plainFile() {
    return SetNames.withoutDigest(file, sha256);
  }

  /** Returns whether the name belongs to the contents: no other file ever has it. */
  public boolean isImmutable() {
    return !plainFile().equals(file);
  }

  /** Returns the same file with an immutable name. */
  public Part immutable() {
    return isImmutable() ? this : named(SetNames.withDigest(file, sha256));
  }

  private Part named(String name) {
    return new Part(
        name, urls, bytes, sha256, lastmod, set, outside, sample, stored, tag, values, writer);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Part that
        && file.equals(that.file)
        && urls == that.urls
        && bytes == that.bytes
        && sha256.equals(that.sha256)
        && Objects.equals(lastmod, that.lastmod)
        && Objects.equals(set, that.set);
  }

  @Override
  public int hashCode() {
    return Objects.hash(file, urls, bytes, sha256, lastmod, set);
  }
}

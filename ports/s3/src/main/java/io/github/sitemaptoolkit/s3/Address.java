package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.problem.Problem;
import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Where a set is kept.
 *
 * @param bucket the name of the bucket
 * @param prefix what the names of its objects begin with: empty, or ending with a slash
 */
record Address(String bucket, String prefix) {

  static final String SCHEME = "s3";

  /** Also the names of old buckets, and of other stores. */
  private static final Pattern BUCKET = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{1,254}");

  /** Names that need no escape in a url: crawlers fetch the files by them. */
  private static final Pattern FOLDER = Pattern.compile("[A-Za-z0-9._~!*'()-]+");

  /**
   * Reads an address such as {@code s3://bucket/a/b}.
   *
   * @throws IllegalArgumentException if it is not one
   */
  static Address of(URI uri) {
    String bucket = uri.getRawAuthority();
    String path = uri.getRawPath();
    if (!SCHEME.equals(String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT))
        || bucket == null
        || path == null
        || uri.getRawQuery() != null
        || uri.getRawFragment() != null) {
      throw refused(uri, "use s3://BUCKET or s3://BUCKET/PATH");
    } else if (!BUCKET.matcher(bucket).matches()) {
      throw refused(uri, Problem.quoted(bucket) + " is not the name of a bucket");
    }
    var prefix = new StringBuilder();
    String folders = path.startsWith("/") ? path.substring(1) : path;
    if (folders.endsWith("/")) {
      folders = folders.substring(0, folders.length() - 1);
    }
    if (!folders.isEmpty()) {
      for (String folder : folders.split("/", -1)) {
        prefix.append(checked(uri, folder)).append('/');
      }
    }
    return new Address(bucket, prefix.toString());
  }

  private static String checked(URI uri, String folder) {
    if (folder.isEmpty() || folder.equals(".") || folder.equals("..")) {
      throw refused(uri, "a path has neither empty parts nor . nor ..");
    } else if (!FOLDER.matcher(folder).matches()) {
      throw refused(uri, "a path has only letters, digits and - . _ ~ ! * ' ( )");
    }
    return folder;
  }

  private static IllegalArgumentException refused(URI uri, String reason) {
    return new IllegalArgumentException(Problem.quoted(uri.toString()) + ": " + reason);
  }

  String key(String file) {
    return prefix + file;
  }

  /** Returns the name of a file in messages. */
  String name(String file) {
    return SCHEME + "://" + bucket + '/' + prefix + file;
  }

  /** Returns the name of the set in messages. */
  @Override
  public String toString() {
    String all = name("");
    return all.substring(0, all.length() - 1);
  }
}

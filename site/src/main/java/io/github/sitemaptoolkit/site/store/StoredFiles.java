package io.github.sitemaptoolkit.site.store;

import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.file.NoSuchFileException;

/**
 * Files that are read from stores: {@code s3://bucket/maps/sitemap.xml} is that file, and {@code
 * s3://bucket/maps}, whose last part has no ending, the {@code sitemap.xml} of the set there.
 */
public final class StoredFiles {

  private StoredFiles() {}

  /**
   * Opens a file. The caller closes the source.
   *
   * @throws IOException if it does not exist or cannot be read
   * @throws io.github.sitemaptoolkit.batch.plan.InvalidPlanException if there is no store for the
   *     address
   */
  public static Source open(String address, Limits limits) throws IOException {
    return beside(address, limits)
        .open(file(address))
        .orElseThrow(() -> new NoSuchFileException(address, null, "no such file"));
  }

  /** Returns what finds the files beside one, by the last segments of their urls. */
  public static Children beside(String address, Limits limits) throws IOException {
    return Stores.store(folder(address), "read", "a file").children(limits);
  }

  private static String last(String address) {
    String path = address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    String last = path.substring(path.lastIndexOf('/') + 1);
    boolean bucket = path.charAt(path.length() - last.length() - 2) == '/'; // of the two slashes
    return bucket ? "" : last;
  }

  private static boolean isFile(String address) {
    return last(address).indexOf('.') > 0 && !address.endsWith("/");
  }

  private static String file(String address) {
    return isFile(address) ? last(address) : SetNames.ENTRY_POINT;
  }

  private static String folder(String address) {
    return isFile(address)
        ? address.substring(0, address.length() - last(address).length() - 1)
        : address;
  }
}

package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.url.UrlParts;
import java.nio.file.FileSystemException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a document cannot be fetched. {@link #getFile} is its url, {@link #getReason} what
 * failed, as a message for users.
 *
 * @since 0.1
 */
public final class RemoteException extends FileSystemException {

  private static final long serialVersionUID = 1L;

  private final transient Code code;
  private final int status;

  /**
   * Creates an exception.
   *
   * @param url the url that was asked for
   * @param code what kind of failure it is
   * @param reason what failed
   * @param status the status of the answer; 0 if there was none
   */
  public RemoteException(
      String url, Code code, String reason, int status, @Nullable Throwable cause) {
    super(withoutPassword(url), null, reason);
    this.code = code;
    this.status = status;
    if (cause != null) {
      initCause(cause);
    }
  }

  /** Returns a url for messages: a user name and a password in it are not shown. */
  private static String withoutPassword(String url) {
    int authority = UrlParts.authority(url);
    int end = authority < 0 ? 0 : UrlParts.authorityEnd(url, authority);
    int at = authority < 0 ? -1 : url.lastIndexOf('@', end - 1);
    return at < 0 || at < authority ? url : url.substring(0, authority) + "***" + url.substring(at);
  }

  /** Returns what kind of failure it is: one of {@link RemoteCodes}. */
  public Code code() {
    return code;
  }

  /** Returns the status of the answer; 0 if there was none. */
  public int status() {
    return status;
  }
}

package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.FileSystemException;
import java.util.Set;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.s3.model.NoSuchBucketException;
import software.amazon.awssdk.services.s3.model.S3Exception;

/** Turns failures of the SDK into exceptions whose messages say what to do. */
final class S3Failures {

  private static final int MOVED = 301;
  private static final int TEMPORARILY_MOVED = 307;
  private static final int BAD_REQUEST = 400;
  private static final int FORBIDDEN = 403;
  private static final int NOT_ALLOWED = 405;
  private static final int CONFLICT = 409;
  private static final int SERVER_FAILURE = 500;
  private static final int NOT_IMPLEMENTED = 501;

  private static final int MOST_SHOWN = 300; // characters of what a server says

  private static final String SKEWED = "RequestTimeTooSkewed"; // a clock is wrong

  private static final Set<String> WRONG_KEYS =
      Set.of("InvalidAccessKeyId", "SignatureDoesNotMatch", "InvalidToken");

  private static final Set<String> EXPIRED = Set.of("ExpiredToken", "TokenRefreshRequired");

  private S3Failures() {}

  /** Returns an exception for a client that cannot be created. */
  static IOException of(SdkException e, Address address) {
    return failure(address.toString(), reason(e), e);
  }

  /** Returns an exception for settings that the SDK does not understand. */
  static IOException ofSettings(RuntimeException e, Address address) {
    String reason =
        "the settings of the environment cannot be used ("
            + shown(e.getMessage())
            + "); check AWS_ENDPOINT_URL and AWS_REGION";
    return failure(address.toString(), reason, e);
  }

  /** Returns an exception for a failed request. */
  static IOException of(SdkException e, Address address, String file) {
    if (e instanceof AbortedException) {
      return initialized(new InterruptedIOException(address.name(file) + ": interrupted"), e);
    }
    String name = address.name(file);
    if (e instanceof NoSuchBucketException) {
      return failure(
          address.toString(),
          "there is no bucket " + address.bucket() + "; create it, or check its name and region",
          e);
    }
    String reason = e instanceof S3Exception answered ? reason(answered, address) : reason(e);
    return failure(name, reason, e);
  }

  /** Returns an exception for a put on a condition. */
  static IOException ofConditional(S3Exception e, Address address, String file) {
    if (isUnsupported(e)) {
      return failure(
          address.toString(),
          "this store refuses to put on a condition ("
              + said(e)
              + "), so two publishers could overwrite each other: it cannot be published to",
          e);
    } else if (e.statusCode() == CONFLICT) {
      return failure(
          address.name(file), "somebody else puts it again and again; try again later", e);
    }
    return of(e, address, file);
  }

  /** Returns an exception for a deletion: that it is not allowed is told from all else. */
  static IOException ofDeletion(SdkException e, Address address, String file) {
    if (e instanceof S3Exception answered && refusesDeletion(answered)) {
      String reason =
          answered.statusCode() == FORBIDDEN
              ? "access denied (s3:DeleteObject is needed, and no lock on the object)"
              : "the store refuses this (" + said(answered) + ')';
      return initialized(new ObjectStore.DeletionRefusedException(address.name(file), reason), e);
    }
    return of(e, address, file);
  }

  private static boolean refusesDeletion(S3Exception e) {
    String code = code(e);
    boolean ofCaller = WRONG_KEYS.contains(code) || EXPIRED.contains(code) || code.equals(SKEWED);
    return (e.statusCode() == FORBIDDEN && !ofCaller)
        || e.statusCode() == NOT_ALLOWED
        || e.statusCode() == NOT_IMPLEMENTED;
  }

  /** Returns whether a server says that it does not know what a request asks for. */
  static boolean isUnsupported(S3Exception e) {
    String code = code(e);
    return e.statusCode() == NOT_IMPLEMENTED
        || code.equals("NotImplemented")
        || (e.statusCode() == BAD_REQUEST
            && (code.equals("InvalidArgument") || code.equals("InvalidRequest")));
  }

  /** Returns whether a server has not said why it refuses a request, as its answer has no body. */
  static boolean isUnexplained(S3Exception e) {
    return e.statusCode() == BAD_REQUEST || e.statusCode() == FORBIDDEN;
  }

  private static String reason(S3Exception e, Address address) {
    String code = code(e);
    String region =
        e.awsErrorDetails() == null
            ? null
            : e.awsErrorDetails()
                .sdkHttpResponse()
                .firstMatchingHeader("x-amz-bucket-region")
                .orElse(null);
    if (e.statusCode() == MOVED
        || e.statusCode() == TEMPORARILY_MOVED
        || code.equals("AuthorizationHeaderMalformed")
        || code.equals("IllegalLocationConstraintException")) {
      return "the bucket "
          + address.bucket()
          + " is in another region; set AWS_REGION to "
          + (region == null ? "it" : shown(region));
    } else if (code.equals(SKEWED)) {
      return "the clock of this machine is wrong, so the server refuses its requests; set the clock";
    } else if (EXPIRED.contains(code)) {
      return "the credentials have expired (" + said(e) + "); log in again, or renew the token";
    } else if (WRONG_KEYS.contains(code)) {
      return "the server does not accept the credentials ("
          + said(e)
          + "); check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in again";
    } else if (e.statusCode() == FORBIDDEN) {
      return "access denied; publishing needs s3:GetObject, s3:PutObject, s3:DeleteObject and"
          + " s3:ListBucket (without the last one, S3 does not tell what does not exist)";
    } else if (e.statusCode() >= SERVER_FAILURE) {
      return "the server fails (" + said(e) + "); try again later";
    }
    return "the server refuses this (" + said(e) + ')';
  }

  private static String code(S3Exception e) {
    String code = e.awsErrorDetails() == null ? null : e.awsErrorDetails().errorCode();
    return code == null ? "" : code;
  }

  /** Returns what a server answered. */
  private static String said(S3Exception e) {
    String message = e.awsErrorDetails() == null ? null : e.awsErrorDetails().errorMessage();
    String code = code(e);
    return e.statusCode()
        + (code.isEmpty() ? "" : ' ' + shown(code))
        + (message == null || message.isBlank() ? "" : ": " + shown(message));
  }

  private static String reason(SdkException e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("Unable to load credentials")) {
      return "no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE";
    } else if (message.contains("Unable to load region")) {
      return "no region; set AWS_REGION";
    } else if (e instanceof ApiCallTimeoutException
        || e instanceof ApiCallAttemptTimeoutException) {
      return "the server does not answer in time; try again";
    }
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof IOException io) {
        return reason(io);
      }
    }
    return shown(message);
  }

  private static String reason(IOException e) {
    if (e instanceof UnknownHostException) {
      return "there is no server "
          + e.getMessage()
          + "; check the bucket, the region, the endpoint";
    } else if (e instanceof SocketTimeoutException) {
      return "the server does not answer in time; try again";
    } else if (e instanceof ConnectException || e instanceof NoRouteToHostException) {
      return "the server cannot be reached (" + e.getMessage() + "); check the endpoint";
    } else if (e instanceof SSLException) {
      return "no secure connection to the server (" + e.getMessage() + ')';
    }
    return "the connection to the server fails (" + IoReason.of(e) + "); try again";
  }

  private static IOException failure(String name, String reason, Exception cause) {
    return initialized(new FileSystemException(name, null, reason), cause);
  }

  private static <E extends Exception> E initialized(E e, Exception cause) {
    e.initCause(cause);
    return e;
  }

  /** Returns a text of the server in one line. */
  private static String shown(@Nullable String text) {
    String all = String.valueOf(text).strip();
    String line = all.lines().findFirst().orElse("");
    return line.length() > MOST_SHOWN ? Problem.quoted(line.substring(0, MOST_SHOWN)) : line;
  }
}

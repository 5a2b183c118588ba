package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.file.CutInputException;
import io.github.sitemaptoolkit.remote.http.Transport.Exchange;
import io.github.sitemaptoolkit.remote.internal.net.DownloadSpool;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * One request with its redirects and repetitions, sent by a thread of its own, whose answer is read
 * while it arrives.
 *
 * @since 0.1
 */
public final class Download {

  private static final int BLOCK = 16 * 1024;

  /** Of an answer that is not a document: enough for a message. */
  private static final int MOST_OF_ERROR = 64 * 1024;

  private final RemoteClient client;
  private final RemoteRequest request;
  private final DownloadSpool spool = new DownloadSpool();
  private final AtomicInteger begin = new AtomicInteger(-1); // the first byte of the body
  private final CompletableFuture<RemoteResponse> answer = new CompletableFuture<>();
  private volatile @Nullable Exchange current;
  private volatile @Nullable IOException ended; // by a limit, or because nobody waits
  private volatile @Nullable Future<?> thread;

  Download(RemoteClient client, RemoteRequest request) {
    this.client = client;
    this.request = request;
  }

  void ofThread(Future<?> running) {
    thread = running;
    if (ended != null) {
      running.cancel(true);
    }
  }

  /** Sends the request. Called by the thread of this download. */
  void run() {
    try {
      new Attempts(client, request, this).run();
    } catch (IOException e) {
      fail(e);
    } catch (InterruptedException e) {
      fail(new InterruptedIOException("interrupted"));
    } catch (RuntimeException | Error e) {
      answer.completeExceptionally(e);
      spool.end(new IOException(e));
    } finally {
      current = null;
      client.forget(this);
      client.listener().finished(request.url());
    }
  }

  private void fail(IOException e) {
    IOException reason = ended == null ? e : ended;
    if (!answer.completeExceptionally(reason)) {
      spool.end(
          reason instanceof CutInputException
              ? reason
              : new CutInputException(AnswerFaults.ofBody(reason), reason));
      return;
    }
    spool.end(reason);
  }

  /** Sends one exchange within the limit of time. */
  void send(Exchange exchange) throws IOException {
    current = exchange;
    IOException before = ended;
    if (before != null) {
      throw before;
    }
    exchange.send();
  }

  /** Begins to watch the time of an exchange. */
  ScheduledFuture<?> watch() {
    long limit = client.limits().time(RemoteLimit.TIME).toMillis();
    return client.later(
        () ->
            end(
                client.limit(
                    request.url(),
                    RemoteLimit.TIME,
                    "took longer than " + client.limits().shown(RemoteLimit.TIME))),
        limit);
  }

  /** Receives the body of the last answer. */
  void receive(Exchange exchange, RemoteResponse response, boolean document) throws IOException {
    answer.complete(response);
    long most = document ? client.limits().get(RemoteLimit.BYTES) : MOST_OF_ERROR;
    InputStream body = exchange.body();
    byte[] block = new byte[BLOCK];
    try {
      for (int count = body.read(block); count >= 0; count = body.read(block)) {
        client.received(request.url(), count);
        if (count > 0) {
          begin.compareAndSet(-1, block[0] & 0xFF);
        }
        boolean whole = spool.size() + count <= most;
        int taken = whole ? count : (int) (most - spool.size());
        if (!spool.write(block, taken)) {
          return; // nobody reads on
        } else if (!whole && document) {
          throw client.limit(
              request.url(),
              RemoteLimit.BYTES,
              "is larger than " + client.limits().shown(RemoteLimit.BYTES) + " bytes");
        } else if (!whole) {
          break;
        }
      }
    } catch (IOException e) {
      fail(e);
      return;
    }
    if (ended != null) {
      fail(ended);
    } else {
      spool.end(null);
    }
  }

  /** Returns the first byte of the body; negative as long as none has arrived. */
  AtomicInteger begin() {
    return begin;
  }

  /** Returns the stream of the body. */
  InputStream body() {
    return spool.stream(this::cancel);
  }

  /** Ends the request at once, for a reason. */
  private void end(IOException reason) {
    if (ended == null) {
      ended = reason;
    }
    Exchange exchange = current;
    if (exchange != null) {
      exchange.abort();
    }
    fail(reason); // whatever the thread waits for
  }

  /** Ends the request; who waits for it gets an exception. */
  public void cancel() {
    end(new IOException("the request was cancelled"));
    Future<?> running = thread;
    if (running != null) {
      running.cancel(true);
    }
    spool.close();
  }

  /** Returns whether the whole answer has arrived, or no more of it will. */
  public boolean isDone() {
    return spool.isEnded();
  }

  /**
   * Waits for the answer.
   *
   * @throws RemoteException if there is none
   * @throws InterruptedIOException if this thread is interrupted; the request is then cancelled
   */
  public RemoteResponse await() throws IOException {
    try {
      return answer.get();
    } catch (InterruptedException e) {
      cancel();
      Thread.currentThread().interrupt();
      throw (InterruptedIOException) new InterruptedIOException("interrupted").initCause(e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RemoteException known) {
        throw known;
      } else if (e.getCause() instanceof IOException failed) {
        throw AnswerFaults.unreachable(request.url(), failed);
      } else if (e.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}

package io.github.sitemaptoolkit.s3;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What goes wrong with the requests to a store. */
interface Faults {

  /** Nothing. */
  Faults NONE = (number, request, backend) -> backend.answer(request);

  /**
   * Answers a request.
   *
   * @param number counted from 0
   * @return null if the connection is cut without an answer
   */
  @Nullable Answer answer(int number, Request request, Backend backend) throws IOException;

  /** A fault of one request. */
  enum Kind implements Faults {
    ERROR_500 {
      @Override
      public Answer answer(int number, Request request, Backend backend) {
        return Answer.error(500, "InternalError");
      }
    },
    ERROR_503 {
      @Override
      public Answer answer(int number, Request request, Backend backend) {
        return Answer.error(503, "SlowDown");
      }
    },
    CONFLICT {
      @Override
      public Answer answer(int number, Request request, Backend backend) throws IOException {
        return request.isConditionalPut()
            ? Answer.error(409, "ConditionalRequestConflict")
            : backend.answer(request);
      }
    },
    /** The condition is said not to be met, although it is. */
    REFUSED {
      @Override
      public Answer answer(int number, Request request, Backend backend) throws IOException {
        return request.isConditionalPut()
            ? Answer.error(412, "PreconditionFailed")
            : backend.answer(request);
      }
    },
    /** The connection is cut in the middle of an object. */
    HALF {
      @Override
      public Answer answer(int number, Request request, Backend backend) throws IOException {
        Answer whole = backend.answer(request);
        return whole.status() == 200 ? whole.inHalf() : whole;
      }
    },
    /** The connection is cut before anything is done. */
    CUT {
      @Override
      public @Nullable Answer answer(int number, Request request, Backend backend) {
        return null;
      }
    },
    /** It is done, but not answered. */
    UNANSWERED {
      @Override
      public @Nullable Answer answer(int number, Request request, Backend backend)
          throws IOException {
        backend.answer(request);
        return null;
      }
    },
    /** It is done, but the answer is an error. */
    ANSWERED_500 {
      @Override
      public Answer answer(int number, Request request, Backend backend) throws IOException {
        backend.answer(request);
        return Answer.error(500, "InternalError");
      }
    };

    /** Only one request is hit. */
    Faults at(int hit) {
      return (number, request, backend) ->
          (number == hit ? this : NONE).answer(number, request, backend);
    }

    /** This request is hit; afterwards, there is no connection at all: the publisher is gone. */
    Faults thenKilledAt(int hit) {
      return (number, request, backend) ->
          (number < hit ? NONE : number == hit ? this : CUT).answer(number, request, backend);
    }
  }
}

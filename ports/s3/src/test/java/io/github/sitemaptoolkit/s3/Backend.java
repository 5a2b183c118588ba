package io.github.sitemaptoolkit.s3;

import java.io.IOException;

/** What answers requests. */
interface Backend {

  Answer answer(Request request) throws IOException;
}

package io.github.sitemaptoolkit.remote;

import io.github.sitemaptoolkit.remote.http.AddressGuard;
import io.github.sitemaptoolkit.remote.http.Header;
import io.github.sitemaptoolkit.remote.http.Transport;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** A client of one's own: sends all that the guard allows to a server on this machine. */
record ToLoopback(int port) implements Transport {

  @Override
  public Exchange prepare(Call call, AddressGuard guard) {
    return new Exchange() {
      private HttpURLConnection connection;

      @Override
      public void send() throws IOException {
        guard.resolve(call.url().getHost());
        var url = URI.create("http://127.0.0.1:" + port + call.url().getRawPath()).toURL();
        connection = (HttpURLConnection) url.openConnection();
        connection.setInstanceFollowRedirects(false);
        connection.setRequestMethod(call.method());
        call.headers().forEach(it -> connection.setRequestProperty(it.name(), it.value()));
        connection.getResponseCode();
      }

      @Override
      public int status() {
        try {
          return connection.getResponseCode();
        } catch (IOException e) {
          throw new IllegalStateException(e);
        }
      }

      @Override
      public List<Header> headers() {
        List<Header> headers = new ArrayList<>();
        connection
            .getHeaderFields()
            .forEach(
                (name, values) -> {
                  if (name != null) {
                    values.forEach(value -> headers.add(new Header(name, value)));
                  }
                });
        return headers;
      }

      @Override
      public InputStream body() throws IOException {
        return status() < 400 ? connection.getInputStream() : connection.getErrorStream();
      }

      @Override
      public void abort() {
        if (connection != null) {
          connection.disconnect();
        }
      }

      @Override
      public void close() {
        abort();
      }
    };
  }

  @Override
  public void close() {}
}

package io.github.sitemaptoolkit.remote.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.util.Timeout;
import org.jspecify.annotations.Nullable;

/** Sends requests with Apache HttpClient, and lets the guard find all addresses. */
final class ApacheTransport implements Transport {

  private static final int MOST_CONNECTIONS = 64;
  private static final int MOST_HEADERS = 200;
  private static final int LONGEST_LINE = 16 * 1024;

  private final CloseableHttpClient client;

  /** Resolves names where connections are made: what it returns is what is connected to. */
  private record Guarded(AddressGuard guard, @Nullable HttpHost proxy) implements DnsResolver {

    @Override
    public InetAddress[] resolve(String host) throws UnknownHostException {
      if (proxy != null && proxy.getHostName().equals(host)) {
        return InetAddress.getAllByName(host); // the user has named it
      }
      return guard.resolve(host).toArray(InetAddress[]::new);
    }

    @Override
    public String resolveCanonicalHostname(String host) {
      return host;
    }
  }

  ApacheTransport(RemoteOptions options, AddressGuard guard) {
    RemoteLimits limits = options.limits();
    Timeout idle = Timeout.of(limits.time(RemoteLimit.IDLE));
    HttpHost proxy =
        options.proxy() == null
            ? null
            : new HttpHost("http", options.proxy().host(), options.proxy().port());
    var lines =
        Http1Config.custom().setMaxHeaderCount(MOST_HEADERS).setMaxLineLength(LONGEST_LINE).build();
    var connections =
        PoolingHttpClientConnectionManagerBuilder.create()
            .setDnsResolver(new Guarded(guard, proxy))
            .setConnectionFactory(
                ManagedHttpClientConnectionFactory.builder().http1Config(lines).build())
            .setMaxConnPerRoute(MOST_CONNECTIONS)
            .setMaxConnTotal(MOST_CONNECTIONS)
            .setDefaultConnectionConfig(
                ConnectionConfig.custom()
                    .setConnectTimeout(Timeout.of(limits.time(RemoteLimit.CONNECT)))
                    .setSocketTimeout(idle)
                    .build())
            .build();
    HttpClientBuilder builder =
        HttpClientBuilder.create()
            .setConnectionManager(connections)
            .setDefaultRequestConfig(
                RequestConfig.custom()
                    .setConnectionRequestTimeout(Timeout.of(limits.time(RemoteLimit.TIME)))
                    .setResponseTimeout(idle)
                    .setProtocolUpgradeEnabled(false)
                    .setContentCompressionEnabled(false)
                    .setRedirectsEnabled(false)
                    .build())
            .disableRedirectHandling()
            .disableContentCompression()
            .disableCookieManagement()
            .disableAutomaticRetries()
            .disableAuthCaching()
            .disableDefaultUserAgent();
    if (proxy != null) {
      builder.setProxy(proxy);
    }
    client = builder.build();
  }

  @Override
  public Exchange prepare(Call call, AddressGuard guard) {
    var request = new HttpUriRequestBase(call.method(), call.url());
    call.headers().forEach(header -> request.addHeader(header.name(), header.value()));
    if (call.body() != null) {
      byte[] body = new byte[call.body().remaining()];
      call.body().duplicate().get(body);
      request.setEntity(new ByteArrayEntity(body, null));
    }
    return new ApacheExchange(request);
  }

  @Override
  public void close() throws IOException {
    client.close();
  }

  private final class ApacheExchange implements Exchange {

    private final HttpUriRequestBase request;
    private @Nullable ClassicHttpResponse response;

    ApacheExchange(HttpUriRequestBase request) {
      this.request = request;
    }

    @Override
    public void send() throws IOException {
      response = client.executeOpen(null, request, null);
    }

    private ClassicHttpResponse response() {
      ClassicHttpResponse answer = response;
      if (answer == null) {
        throw new IllegalStateException("the request was not sent");
      }
      return answer;
    }

    @Override
    public int status() {
      return response().getCode();
    }

    @Override
    public List<Header> headers() {
      List<Header> headers = new ArrayList<>();
      for (var header : response().getHeaders()) {
        String value = header.getValue();
        try {
          headers.add(new Header(header.getName(), value == null ? "" : value));
        } catch (IllegalArgumentException e) {
          // not a header that anybody reads
        }
      }
      return headers;
    }

    @Override
    public InputStream body() throws IOException {
      HttpEntity entity = response().getEntity();
      InputStream content = entity == null ? null : entity.getContent();
      return content == null ? InputStream.nullInputStream() : content;
    }

    @Override
    public void abort() {
      request.cancel();
    }

    @Override
    public void close() throws IOException {
      if (response != null) {
        response.close(); // not reused unless its body was read to the end
      }
    }
  }
}

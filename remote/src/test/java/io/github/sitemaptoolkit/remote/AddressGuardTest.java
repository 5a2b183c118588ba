package io.github.sitemaptoolkit.remote;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.redirect;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteLimit;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.url.SpecialAddresses;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing makes a client connect to this machine or to a local network. */
@Timeout(20)
class AddressGuardTest {

  private LoopbackServer server;

  @BeforeEach
  void start() throws IOException {
    server = new LoopbackServer();
    server.otherwise(
        (request, out) -> LoopbackServer.answer(out, 200, "", urlset("https://a.example")));
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  private static List<InetAddress> loopback() throws UnknownHostException {
    return List.of(InetAddress.getByName("127.0.0.1"));
  }

  private static List<InetAddress> somewhere() throws UnknownHostException {
    return List.of(InetAddress.getByName("93.184.216.34"));
  }

  private RemoteException refused(String url, RemoteOptions options) throws IOException {
    try (var client = new RemoteClient(options)) {
      RemoteException refused =
          assertThrows(RemoteException.class, () -> RemoteSource.open(url, client).close());
      assertEquals(0, server.connections(), url);
      return refused;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "127.1",
        "127.0.1",
        "2130706433",
        "0x7f000001",
        "0x7f.1",
        "0X7F.0.0.1",
        "0177.0.0.1",
        "017700000001",
        "127.0.0.1.",
        "%31%32%37.0.0.1",
        "１２７.０.０.１",
        "127。0。0。1",
        "0.0.0.0",
        "0",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[0:0:0:0:0:ffff:127.0.0.1]",
        "[::127.0.0.1]",
        "[64:ff9b::127.0.0.1]",
        "[2002:7f00:1::]",
        "[fd00::1]",
        "[fe80::1]",
        "localhost",
        "LOCALHOST.",
        "name.example"
      })
  void formsOfThisMachineAreRefused(String host) throws IOException {
    RemoteOptions options = RemoteOptions.DEFAULT.withResolver(name -> loopback());
    RemoteException refused = refused("http://" + host + ":" + server.port() + "/s.xml", options);
    assertTrue(
        List.of("http.forbidden", "http.url").contains(refused.code().id()), refused::getReason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://a@127.0.0.1/",
        "http://127.0.0.1\\@a.example/",
        "http://a.example\\@127.0.0.1/",
        "http://127.0.0.1 .example/",
        "http://a.example:99999/",
        "http://a.example:0x50/",
        "http://256.256.256.256/",
        "http://1.2.3.4.5/",
        "http://[::1/",
        "http://[fe80::1%25eth0]/",
        "http:///s.xml",
        "http://a..example:/",
        "ftp://a.example/",
        "http:a.example"
      })
  void urlsThatProgramsUnderstandInDifferentWaysAreRefused(String url) throws IOException {
    AtomicInteger asked = new AtomicInteger();
    RemoteOptions options =
        RemoteOptions.DEFAULT.withResolver(
            name -> {
              asked.incrementAndGet();
              return loopback();
            });
    RemoteException refused = refused(url, options);
    assertTrue(
        List.of("http.forbidden", "http.url").contains(refused.code().id()), refused::getReason);
    assertEquals(0, asked.get(), "no name is looked up");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "100.64.0.1",
        "100.127.255.255",
        "169.254.169.254",
        "168.63.129.16",
        "100.100.100.200",
        "192.0.0.192",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "fd00:ec2::254",
        "fec0::1",
        "ff02::1",
        "2001::1",
        "2001:db8::1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "3fff::1",
        "5f00::1"
      })
  void localAndReservedNetworksAreSpecial(String address) throws UnknownHostException {
    assertTrue(SpecialAddresses.has(InetAddress.getByName(address).getAddress()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8.8.8.8",
        "93.184.216.34",
        "172.15.255.255",
        "172.32.0.1",
        "100.63.255.255",
        "100.128.0.1",
        "192.0.1.1",
        "2606:4700::1111",
        "2a00:1450:4001::1"
      })
  void publicAddressesAreNot(String address) throws UnknownHostException {
    assertEquals(false, SpecialAddresses.has(InetAddress.getByName(address).getAddress()));
  }

  @Test
  void redirectsAreCheckedLikeUrls() throws IOException {
    var target = new LoopbackServer();
    try (target) {
      for (String url :
          List.of(
              target.url("/x"),
              "http://localhost/x",
              "http://2130706433/x",
              "http://inner.example/x",
              "//[::1]/x")) {
        server.on("/s.xml", (request, out) -> redirect(out, 302, url));
        RemoteOptions options =
            RemoteOptions.DEFAULT
                .withTransport(new ToLoopback(server.port()))
                .withResolver(host -> host.equals("outer.example") ? somewhere() : loopback());
        try (var client = new RemoteClient(options)) {
          RemoteException refused =
              assertThrows(
                  RemoteException.class,
                  () -> RemoteSource.open("http://outer.example/s.xml", client));
          assertEquals("http.forbidden", refused.code().id(), url);
        }
      }
      assertEquals(0, target.connections());
    }
  }

  @Test
  void aNameThatChangesItsAddressIsRefused() throws IOException {
    AtomicInteger asked = new AtomicInteger();
    server.on("/s.xml", (request, out) -> redirect(out, 302, "/again"));
    RemoteOptions options =
        RemoteOptions.DEFAULT
            .withTransport(new ToLoopback(server.port()))
            .withResolver(host -> asked.getAndIncrement() == 0 ? somewhere() : loopback());
    try (var client = new RemoteClient(options)) {
      RemoteException refused =
          assertThrows(
              RemoteException.class, () -> RemoteSource.open("http://a.example/s.xml", client));
      assertEquals("http.forbidden", refused.code().id());
    }
    assertEquals(0, server.count("/again"));
  }

  @Test
  void ofSeveralAddressesOnlyPublicOnesAreTried() throws IOException {
    RemoteOptions options =
        RemoteOptions.DEFAULT
            .withLimits(RemoteOptions.DEFAULT.limits().with(RemoteLimit.CONNECT, 300))
            .withResolver(
                host ->
                    List.of(
                        InetAddress.getByName("127.0.0.1"),
                        InetAddress.getByName("::1"),
                        InetAddress.getByName("240.0.0.1")));
    RemoteException refused = refused("http://name.example:" + server.port() + "/", options);
    assertEquals("http.forbidden", refused.code().id());
  }

  @Test
  void privateAddressesCanBeAllowed() throws IOException {
    RemoteOptions options =
        RemoteOptions.DEFAULT.withPrivate(true).withResolver(name -> loopback());
    try (var client = new RemoteClient(options);
        Source source =
            RemoteSource.open("http://staging.example:" + server.port() + "/s.xml", client)) {
      assertEquals("urlset", source.head().rootElement());
    }
    assertEquals(
        "staging.example:" + server.port(), server.requests().get(0).header("Host").orElseThrow());
  }
}

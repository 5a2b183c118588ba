import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.legacy.BaiduMobile;
import io.github.sitemaptoolkit.ext.legacy.BaiduMobileExtension;
import io.github.sitemaptoolkit.ext.legacy.CodeSearch;
import io.github.sitemaptoolkit.ext.legacy.CodeSearchExtension;
import io.github.sitemaptoolkit.ext.legacy.Geo;
import io.github.sitemaptoolkit.ext.legacy.GeoExtension;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.link.LinkExtension;
import io.github.sitemaptoolkit.ext.mobile.Mobile;
import io.github.sitemaptoolkit.ext.mobile.MobileExtension;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.news.NewsExtension;
import io.github.sitemaptoolkit.ext.pagemap.PageMap;
import io.github.sitemaptoolkit.ext.pagemap.PageMapExtension;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceContent;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceLink;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceLinkExtension;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceMetadata;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceMetadataExtension;
import io.github.sitemaptoolkit.ext.schemamap.ContentType;
import io.github.sitemaptoolkit.ext.schemamap.ContentTypeExtension;
import io.github.sitemaptoolkit.ext.schemamap.SchemaFeed;
import io.github.sitemaptoolkit.ext.schemamap.SchemaFeedExtension;
import io.github.sitemaptoolkit.ext.video.TvShow;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoBuilder;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.time.Duration;
import java.time.Instant;

/** The values of all extensions, and the extensions themselves where a program chooses them. */
final class AllExtensions {

  private AllExtensions() {}

  /** Those that are on the class path, whether or not service files are: {@code Context.of}. */
  static Extensions chosen() {
    return Extensions.of(
        new ImageExtension(),
        new VideoExtension(),
        new NewsExtension(),
        new LinkExtension(),
        new MobileExtension(),
        new PageMapExtension(),
        new ResourceMetadataExtension(),
        new ResourceLinkExtension(),
        new ContentTypeExtension(),
        new SchemaFeedExtension(),
        new GeoExtension(),
        new CodeSearchExtension(),
        new BaiduMobileExtension());
  }

  static UrlEntry page() {
    return UrlEntry.builder("https://www.example.com/huts")
        .add(new Image("https://cdn.example.com/hut.jpg", "A hut", null, "Hut", null))
        .add(Link.alternate("de", "https://www.example.com/de/huts"))
        .add(
            PageMap.of(
                PageMap.DataObject.of("hut", PageMap.DataAttribute.of("altitude", "2047"))))
        .add(new Mobile())
        .add(new BaiduMobile("pc,mobile"))
        .add(new Geo("kml"))
        .add(new CodeSearch("java", "apache", "Hut.java", null, null))
        .build();
  }

  /** A PageMap of a template, which Google fills in. */
  static PageMap template(PageMap map) {
    return new PageMap(
        new PageMap.Template("https://www.example.com/huts.xml"), map.dataObjects());
  }

  static Video film() {
    VideoBuilder film =
        Video.builder()
            .thumbnailLoc("https://cdn.example.com/wax.jpg")
            .title("Waxing skins")
            .playerLoc(Video.PlayerLoc.of("https://www.example.com/player/1"))
            .addContentSegment(
                Video.ContentSegment.of("https://cdn.example.com/1.mp4", Duration.ofMinutes(5)))
            .galleryLoc(new Video.GalleryLoc("https://www.example.com/films", "Films"))
            .uploader(new Video.Uploader("The Trail Journal", null))
            .restriction(Video.Restriction.deny("US"))
            .platform(Video.Platform.allow("web", "tv"))
            .addPrice(new Video.Price("1.99", "EUR", "rent", "hd"))
            .addId(new Video.Id("wax", "tms:program"))
            .tvShow(new TvShow("Huts", "full", "Wax", "1", "2", "2026-11-18"));
    return film.build();
  }

  static News article(Instant published) {
    return News.builder()
        .publication(new News.Publication("The Trail Journal", "en"))
        .publicationDate(published)
        .title("Seven huts for a first winter")
        .build();
  }

  /** A change of a copy that is kept in step, as ResourceSync tells it. */
  static UrlEntry change(Instant changed) {
    ResourceMetadata metadata =
        ResourceMetadata.builder().change("updated").datetime(changed).length(8876).build();
    return UrlEntry.builder("https://www.example.com/data.csv")
        .add(metadata)
        .add(ResourceLink.of("describedby", "https://www.example.com/data.json"))
        .build();
  }

  static long bytes(ResourceContent content) {
    return content.lengthValue().orElse(0);
  }

  static UrlEntry feedOfSchemaMap() {
    return UrlEntry.builder("https://www.example.com/feed.jsonl")
        .add(new ContentType(SchemaFeed.SCHEMA_ORG))
        .build();
  }

  static SchemaFeed lineOfRobots() {
    return new SchemaFeed(SchemaFeed.RSS);
  }
}

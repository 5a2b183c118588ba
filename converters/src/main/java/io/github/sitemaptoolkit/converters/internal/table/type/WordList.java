package io.github.sitemaptoolkit.converters.internal.table.type;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words of headers and cells, by language. {@code docs/table-words.md} lists them.
 *
 * <p>Case, accents and what separates words do not matter.
 */
public enum WordList {
  HTTP_HEADERS(
      "Headers of the status of a response",
      """
      en: status code, http status, http code, response code, http response, crawl status
      de: statuscode, http statuscode, antwortcode
      fr: code http, code de statut, code d'état, code de réponse, statut http, état http
      es: código de estado, código http, código de respuesta, estado http
      it: codice di stato, codice stato, codice http, codice di risposta, stato http
      pt: código de status, código http, código de resposta, código de estado
      nl: responscode, antwoordcode, http statuscode
      pl: kod statusu, kod stanu, kod odpowiedzi, kod http
      ja: ステータスコード, レスポンスコード, 応答コード, httpステータス
      zh: 状态码, 状态代码, 响应代码
      ru: код ответа, код состояния, код статуса, код http
      """),

  STATUS_HEADERS(
      "Headers that may be of the status of a response, or of the state of a publication",
      """
      en: status
      de: status
      fr: statut, état
      es: estado
      it: stato
      pt: status, estado, situação
      nl: status
      pl: status, stan
      ja: ステータス, 状態
      zh: 状态
      ru: статус, состояние
      """),

  STATE_HEADERS(
      "Headers of the state of a publication",
      """
      en: state, visibility, published, is published, active, is active, enabled, visible
      de: zustand, sichtbarkeit, veröffentlicht, freigegeben, aktiv, sichtbar
      fr: visibilité, publié, actif, visible
      es: visibilidad, publicado, activo, visible
      it: visibilità, pubblicato, attivo, visibile
      pt: visibilidade, publicado, ativo, visível
      nl: zichtbaarheid, gepubliceerd, actief, zichtbaar
      pl: widoczność, opublikowano, opublikowany, aktywny, widoczny
      ja: 公開状態, 公開ステータス, 公開
      zh: 发布状态, 可见性, 已发布
      ru: видимость, опубликовано, опубликован, активен
      """),

  HIDDEN_HEADERS(
      "Headers of columns that say yes to what is not public",
      """
      en: draft, is draft, unpublished, archived, is archived, deleted, is deleted, hidden, disabled
      de: entwurf, archiviert, gelöscht, versteckt, deaktiviert
      fr: brouillon, archivé, supprimé, masqué, désactivé
      es: borrador, archivado, eliminado, oculto, desactivado
      it: bozza, archiviato, eliminato, nascosto, disattivato
      pt: rascunho, arquivado, excluído, oculto, desativado
      nl: concept, gearchiveerd, verwijderd, verborgen, uitgeschakeld
      pl: szkic, zarchiwizowany, usunięty, ukryty, wyłączony
      ja: 下書き, 非公開, 削除済み
      zh: 草稿, 已归档, 已删除, 隐藏
      ru: черновик, в архиве, удалено, скрыто
      """),

  INDEX_HEADERS(
      "Headers of whether search engines may index a page",
      """
      en: indexability, indexable, is indexable, index status, indexability status
      de: indexierbarkeit, indexierbar
      fr: indexabilité, indexable
      es: indexabilidad, indexable
      it: indicizzabilità, indicizzabile
      pt: indexabilidade, indexável
      nl: indexeerbaarheid, indexeerbaar
      pl: indeksowalność, indeksowalny, indeksowalna, możliwość indeksowania
      ja: インデックス可否, インデックス登録の可否, インデックス可能性
      zh: 可索引性, 可索引
      ru: индексируемость, индексируемая, индексируется
      """),

  ROBOTS_HEADERS(
      "Headers of directives for robots",
      """
      en: robots, meta robots, x robots tag, robots meta tag, robots directives, robots tag
      fr: balise robots
      es: etiqueta robots
      """),

  NOINDEX_HEADERS(
      "Headers of columns that say yes to what search engines may not index",
      """
      en: noindex, no index, non indexable, not indexable, blocked by robots, robots blocked, \
      disallowed, exclude from sitemap, exclude from search
      de: nicht indexierbar, durch robots blockiert
      fr: non indexable, bloqué par robots
      es: no indexable, bloqueado por robots
      it: non indicizzabile, bloccato da robots
      pt: não indexável, bloqueado por robots
      nl: niet indexeerbaar, geblokkeerd door robots
      pl: nieindeksowalny, zablokowane przez robots
      """),

  MEDIA_HEADERS(
      "Headers of the media type of a response",
      """
      en: content type, mime type, media type, content, mime
      de: inhaltstyp, content typ, medientyp
      fr: type de contenu, type mime
      es: tipo de contenido, tipo mime
      it: tipo di contenuto, tipo mime
      pt: tipo de conteúdo, tipo mime
      nl: inhoudstype, contenttype
      pl: typ zawartości, typ treści
      ja: コンテンツタイプ, コンテンツの種類
      zh: 内容类型
      ru: тип содержимого, тип контента
      """),

  OTHER_THINGS(
      "Words in headers of columns that are about something else than the page of the row",
      """
      en: order, stock, payment, shipping, inventory, canonical, redirect, link, hreflang, amp, \
      referring, source, destination, keyword, catalog, image, sitemap, author, tax, backorders
      """),

  PAGE_HEADERS(
      "Headers of the url of a page, beside those in English",
      """
      de: adresse, seiten url, häufigste seiten, zielseite
      fr: adresse, url de la page, pages les plus populaires, page de destination
      es: dirección, url de la página, páginas principales, página de destino
      it: indirizzo, url della pagina, pagine principali, pagina di destinazione
      pt: endereço, url da página, páginas principais, página de destino
      nl: adres, pagina url, populairste pagina's, bestemmingspagina
      pl: adres, adres url, najpopularniejsze strony, strona docelowa
      ja: アドレス, 上位のページ
      zh: 网址, 地址, 热门网页
      ru: адрес, url страницы, популярные страницы
      """),

  CHANGED_HEADERS(
      "Headers of the date of the last change",
      """
      en: lastmod, last mod, last modified, last modification, modified, updated, last updated, \
      last update, last changed, changed, last edited, date modified, modification, date updated
      de: letzte änderung, zuletzt geändert, geändert, änderungsdatum, aktualisiert, \
      zuletzt aktualisiert, letzte aktualisierung, zuletzt bearbeitet, bearbeitet
      fr: dernière modification, modifié, date de modification, mis à jour, dernière mise à jour, \
      date de mise à jour, date de dernière modification
      es: última modificación, modificado, fecha de modificación, última actualización, \
      actualizado, fecha de actualización, fecha de última modificación
      it: ultima modifica, modificato, data di modifica, ultimo aggiornamento, aggiornato, \
      data ultima modifica
      pt: última modificação, modificado, data de modificação, última atualização, atualizado, \
      data de atualização, última alteração
      nl: laatst gewijzigd, gewijzigd, laatste wijziging, wijzigingsdatum, bijgewerkt, \
      laatst bijgewerkt
      pl: ostatnia modyfikacja, zmodyfikowano, data modyfikacji, ostatnia aktualizacja, \
      zaktualizowano, data aktualizacji
      ja: 最終更新日, 最終更新日時, 最終更新, 更新日, 更新日時, 最終変更日
      zh: 最后修改, 最后修改时间, 修改时间, 更新时间, 最后更新, 最后更新时间
      ru: последнее изменение, дата изменения, изменено, обновлено, последнее обновление, \
      дата обновления
      """),

  BEFORE_CHANGED(
      "Words before the date of the last change in a header, which do not change what it means",
      """
      en: post, page, product, content, entry, article, node, item, wp, site
      de: beitrag, seite
      """),

  AFTER_CHANGED(
      "Words behind the date of the last change in a header, which do not change what it means",
      """
      en: date, time, datetime, timestamp, at, on, utc, gmt, iso
      de: am, datum
      fr: le, à
      es: el, fecha
      it: il, data
      pt: em
      nl: op
      """),

  INDEXABLE(
      "Cells of pages that search engines may index",
      """
      en: indexable, indexed, index
      de: indexierbar
      fr: indexable
      es: indexable
      it: indicizzabile
      pt: indexável
      nl: indexeerbaar
      pl: indeksowalny, indeksowalna, indeksowalne
      ja: インデックス可能, インデックス可, 可能
      zh: 可索引, 可编入索引
      ru: индексируемый, индексируемая, индексируется
      """),

  NOT_INDEXABLE(
      "Cells of pages that search engines may not index, or have no use for",
      """
      en: non indexable, nonindexable, not indexable, noindex, no index, canonicalised, \
      canonicalized, blocked by robots txt, blocked by robots, disallowed, redirected, redirect, \
      client error, server error, no response, not crawled, not found
      de: nicht indexierbar, nichtindexierbar, kanonisiert, weitergeleitet
      fr: non indexable, canonisé, canonisée, redirigé, redirigée
      es: no indexable, canonicalizado, canonicalizada, redirigido, redirigida
      it: non indicizzabile, canonicalizzato, reindirizzato
      pt: não indexável, canonizado, redirecionado
      nl: niet indexeerbaar, gecanonicaliseerd, omgeleid
      pl: nieindeksowalny, nie indeksowalny, nieindeksowalna, nieindeksowalne, przekierowany
      ja: インデックス不可, インデックス不可能, 不可
      zh: 不可索引, 不可编入索引
      ru: неиндексируемый, не индексируемый, неиндексируемая, не индексируется
      """),

  FOUND(
      "Cells of responses with a page",
      """
      en: ok, success, crawled
      """),

  NOT_FOUND(
      "Cells of responses without a page",
      """
      en: moved permanently, moved temporarily, found, see other, temporary redirect, \
      permanent redirect, redirect, redirected, redirection, bad request, unauthorized, forbidden, \
      not found, gone, method not allowed, request timeout, too many requests, client error, \
      internal server error, bad gateway, service unavailable, gateway timeout, server error, \
      not crawled, no response, timeout, timed out, connection timeout, connection refused, \
      connection error, connection reset, dns lookup failed, dns error, dns failure, broken, error, \
      failed, blocked, blocked by robots txt, uncrawled, ssl error, too many redirects
      """),

  PUBLIC(
      "Cells of pages that are public",
      """
      en: published, publish, public, live, active, visible, online, enabled, changed, modified, \
      members, paid, listed, published or scheduled, inherit, sent, approved
      de: veröffentlicht, öffentlich, aktiv, sichtbar, freigegeben, aktiviert
      fr: publié, publiée, public, publique, actif, en ligne, visible, activé
      es: publicado, publicada, público, pública, activo, visible, habilitado
      it: pubblicato, pubblicata, pubblico, attivo, visibile, abilitato
      pt: publicado, publicada, público, ativo, visível, habilitado
      nl: gepubliceerd, openbaar, actief, zichtbaar, ingeschakeld
      pl: opublikowany, opublikowane, opublikowana, publiczny, aktywny, widoczny, włączony
      ja: 公開, 公開済み, 有効
      zh: 已发布, 公开, 启用
      ru: опубликовано, опубликован, опубликована, активен, активно, включено
      """),

  NOT_PUBLIC(
      "Cells of pages that are not public",
      """
      en: draft, drafts, auto draft, draft ab, draft published, pending, pending review, in review, \
      private, future, scheduled, trash, trashed, deleted, archived, archive, inactive, disabled, \
      hidden, unpublished, not published, offline, unlisted, suspended, expired, rejected, \
      password protected, needs review
      de: entwurf, ausstehend, privat, geplant, papierkorb, gelöscht, archiviert, inaktiv, versteckt, \
      deaktiviert, nicht veröffentlicht, unveröffentlicht
      fr: brouillon, en attente, privé, privée, planifié, planifiée, corbeille, supprimé, archivé, \
      inactif, masqué, désactivé, non publié, hors ligne
      es: borrador, pendiente, privado, privada, programado, papelera, eliminado, archivado, \
      inactivo, oculto, deshabilitado, no publicado
      it: bozza, in attesa, privato, programmato, cestino, eliminato, archiviato, inattivo, \
      nascosto, disabilitato, non pubblicato
      pt: rascunho, pendente, privado, agendado, lixeira, excluído, arquivado, inativo, oculto, \
      desabilitado, não publicado
      nl: concept, in afwachting, privé, gepland, prullenbak, verwijderd, gearchiveerd, inactief, \
      verborgen, uitgeschakeld, niet gepubliceerd
      pl: szkic, oczekujący, prywatny, zaplanowany, kosz, usunięty, zarchiwizowany, nieaktywny, \
      ukryty, wyłączony, nieopublikowany
      ja: 下書き, 非公開, 保留中, 予約投稿, ゴミ箱, 無効, 承認待ち
      zh: 草稿, 私密, 待审, 已归档, 已删除, 禁用, 未发布, 隐藏
      ru: черновик, на утверждении, приватный, личное, запланировано, корзина, удалено, в архиве, \
      неактивен, отключено, не опубликовано, скрыто
      """),

  YES(
      "Cells that mean yes",
      """
      en: yes, y, true, t, on, 1, ✓, ✔
      de: ja, wahr
      fr: oui, vrai
      es: sí, verdadero
      it: sì, vero
      pt: sim, verdadeiro
      nl: ja, waar
      pl: tak, prawda
      ja: はい, 真
      zh: 是, 真
      ru: да, истина
      """),

  NO(
      "Cells that mean no",
      """
      en: no, n, false, f, off, 0, ✗, ✘
      de: nein, falsch
      fr: non, faux
      es: no, falso
      it: no, falso
      pt: não, falso
      nl: nee, onwaar
      pl: nie, fałsz
      ja: いいえ, 偽
      zh: 否, 假
      ru: нет, ложь
      """);

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // filled by the constructor only
  private final Map<String, List<String>> languages = new LinkedHashMap<>();

  @SuppressWarnings("ImmutableEnumChecker") // the same
  private final Set<String> words = new HashSet<>();

  /**
   * Creates a list.
   *
   * @param title what the words are
   * @param table for each language, its code, a colon and its words
   */
  WordList(String title, String table) {
    this.title = title;
    for (String line : table.lines().toList()) {
      int colon = line.indexOf(':');
      List<String> listed = List.of(line.substring(colon + 1).strip().split(", *"));
      languages.put(line.substring(0, colon), listed);
      listed.forEach(word -> words.add(FoldedText.of(word)));
    }
  }

  /** Returns what the words are. */
  String title() {
    return title;
  }

  /** Returns the words by language. */
  Map<String, List<String>> languages() {
    return languages;
  }

  /** Returns whether a folded text is one of the words. */
  boolean contains(String folded) {
    return words.contains(folded);
  }

  /** Returns whether one of the words occurs in a folded text. */
  boolean occursIn(String folded) {
    String padded = ' ' + folded + ' ';
    for (String word : words) {
      boolean separated = FoldedText.separatesWords(word);
      if (separated ? padded.contains(' ' + word + ' ') : folded.contains(word)) {
        return true;
      }
    }
    return false;
  }
}

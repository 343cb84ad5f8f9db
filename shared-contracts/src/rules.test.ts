import { describe, expect, test } from 'vitest'
import { callMeta, callNameOf, callNames, queueingOf } from './calls/look-ups'
import type { NewsletterIssue } from './entities/newsletter'
import { errorCode, OfflineError } from './errors'
import { newsletterShareUrl, paths, postShareUrl, profileShareUrl } from './paths'
import { withoutText } from './rules/issue-access'
import { isWanted } from './rules/notifications'
import { moderatedItemType, moderationReason, queueReason } from './rules/reports'
import { htmlExcerpt, htmlToText } from './text/html-text'
import { hashtagsIn, mergeTags, pickedTags, tagName, tagSlug } from './text/tags'
import { fold, graphemeCount, isBlank, remaining, slugify } from './text/text'
import { priorityTone, responseRating, workloadLabel } from './words/labels'

describe('text', () => {
  test('length counts what a person perceives', () => {
    expect(graphemeCount('ação')).toBe(4)
    expect(graphemeCount('ac\u0327a\u0303o')).toBe(4)
    expect(graphemeCount('👩‍⚖️🇧🇷')).toBe(2)
    expect(remaining('👍🏽!', 1)).toBe(-1)
    expect(isBlank(' \n\t')).toBe(true)
  })

  test('folding ignores case and accents, slugs hold nothing else [EXP-09]', () => {
    expect(fold('JURISPRUDÊNCIA')).toBe(fold('jurisprudencia'))
    expect(slugify('  #Direito do Trabalho! ')).toBe('direito-do-trabalho')
    expect(slugify('###')).toBe('')
  })

  test('numbers keep their place above or below the line in plain text', () => {
    expect(htmlToText('100 m<sup>2</sup>, nota<sup>12</sup>, CO<sub>2</sub>, art. 5<sup>o</sup>')).toBe(
      '100 m², nota¹², CO₂, art. 5º',
    )
    expect(htmlToText('n<sup>os</sup> 3 e <sup>[1]</sup>')).toBe('nos 3 e [1]')
  })

  test('of a paid issue without its text only the beginning is left, and what it holds', () => {
    const locked = (html: string) => withoutText({ html } as NewsletterIssue)
    const html = `<h2>Um &amp; <em>dois</em></h2><p>${'palavra '.repeat(200)}</p><h3></h3><img src="x"><IMG src="y">`
    const { issue, contents } = locked(html)
    expect(contents).toEqual({ words: 202, headings: ['Um & dois'], images: 2 })
    expect(issue.html).toMatch(/^<p>(?:palavra )+palavra…<\/p>$/)
    expect(htmlToText(issue.html).split(' ')).toHaveLength(101)
    expect(htmlToText(locked(`<p>${'palavra '.repeat(4000)}</p>`).issue.html).split(' ')).toHaveLength(120)
    const sentences = Array.from({ length: 400 }, (_, index) => `Frase número ${index} aqui.`).join(' ')
    expect(locked(`<p>${sentences}</p>`).issue.html).toMatch(/^<p>Frase .* aqui\.<\/p>$/)
    expect(locked('').issue.html).toBe('')
  })

  test('an excerpt of an issue leaves out what is struck out', () => {
    expect(htmlExcerpt('<p><s>Pena de 2 anos.</s> Pena de <strong>4 anos</strong>.</p>', 120)).toBe('Pena de 4 anos.')
    expect(htmlExcerpt('<p><del>Um</del> <strike>dois</strike> <span>três</span></p>', 120)).toBe('três')
  })

  test('plain text of HTML', () => {
    expect(htmlToText('<p>Um</p><p>dois &amp; <b>tr</b>ês&nbsp;</p><style>p{}</style>')).toBe('Um dois & três')
    expect(htmlToText('<p><br></p>')).toBe('')
    expect(htmlToText('&#233;&#xE9; &unknown;')).toBe('éé &unknown;')
  })
})

describe('hashtags', () => {
  test('a tag is one slug however it is typed, and shown by its name', () => {
    expect(['#ProcessoCivil', 'processo_civil', 'Processo Civil', 'processo-civil'].map(tagSlug)).toEqual(
      Array(4).fill('processo-civil'),
    )
    expect(tagSlug('Tese Nova')).toBe('tese-nova')
    expect(['lgpd', 'processo-civil', 'tese-nova'].map(tagName)).toEqual(['LGPD', 'Processo Civil', '#tese-nova'])
  })

  test('those typed in a text are found, those in an address are not', () => {
    expect(hashtagsIn('#LGPD e #lgpd, (#família)! https://a.com.br/#trabalho www.b.com.br/x?#oab #13 C#')).toEqual([
      'lgpd',
      'familia',
    ])
    expect(hashtagsIn(`#${'a'.repeat(61)}`)).toEqual([])
  })

  test('picked ones come first, typed ones follow, six in all [SOC-078]', () => {
    const body = 'Sobre #lgpd e #oab, #penal'
    expect(mergeTags(body, ['trabalho', 'lgpd'])).toEqual({ tags: ['trabalho', 'lgpd', 'oab', 'penal'], left: [] })
    expect(mergeTags(body, ['a', 'b', 'c', 'd'])).toEqual({
      tags: ['a', 'b', 'c', 'd', 'lgpd', 'oab'],
      left: ['penal'],
    })
    expect(mergeTags(body, ['###'])).toEqual({ tags: ['lgpd', 'oab', 'penal'], left: [] })
    expect(pickedTags({ body, tags: ['trabalho', 'lgpd', 'oab', 'penal'] })).toEqual(['trabalho'])
  })
})

describe('paths', () => {
  test('links are encoded and leave out what is empty', () => {
    expect(paths.user.href({ username: 'ana/paula' })).toBe('/u/ana%2Fpaula')
    expect(paths.issueEdit.href({ handle: 'lei', issueId: 'i1' })).toBe('/newsletters/lei/edit/i1')
    expect(paths.search.href()).toBe('/search')
    expect(paths.search.href({ tag: 'lgpd' })).toBe('/search?tag=lgpd')
    expect(paths.compose.href({ edit: 'p1' })).toBe('/compose?edit=p1')
    expect(paths.comments.href({ postId: 'p1', commentId: 'c1' })).toBe('/p/p1/comments#c-c1')
    expect(paths.comments.href({ postId: 'p/1', ordem: 'recentes' })).toBe('/p/p%2F1/comments?ordem=recentes')
    expect(paths.moderationLogs.href({ entry: 'd1' })).toBe('/admin/logs?entrada=d1')
  })

  test('shared links open here', () => {
    expect(postShareUrl('https://ementa.example', 'p1')).toBe('https://ementa.example/p/p1/comments')
    expect(profileShareUrl('https://ementa.example', 'ana')).toBe('https://ementa.example/u/ana')
    expect(newsletterShareUrl('https://ementa.example', 'lei', 'i1')).toBe(
      'https://ementa.example/newsletters/lei/issues/i1',
    )
  })
})

describe('errors', () => {
  test.each([
    [{ code: 'POST_NOT_FOUND' }, 'POST_NOT_FOUND'],
    [{ code: 'BAD_REQUEST' }, 'BAD_REQUEST'],
    [new OfflineError(), 'OFFLINE'],
    [{ code: 'toString' }, 'UNKNOWN'],
    [new TypeError('x'), 'UNKNOWN'],
    [null, 'UNKNOWN'],
  ])('%o is %s', (error, code) => {
    expect(errorCode(error)).toBe(code)
  })
})

describe('reports and notifications', () => {
  test('dialog reasons reach the queue and the moderation report', () => {
    expect(queueReason('fake')).toBe('fake_news')
    expect(queueReason('impersonation')).toBe('impersonation')
    expect(moderationReason('fake')).toBe('fake_news')
    expect((['spam', 'harassment', 'inappropriate', 'impersonation', 'other'] as const).map(moderationReason)).toEqual([
      ...['spam', 'harassment', 'inappropriate', 'inappropriate', 'inappropriate'],
    ])
    expect((['user', 'post', 'comment'] as const).map(moderatedItemType)).toEqual(['profile', 'post', 'comment'])
  })

  test('a notification is wanted by the preference of its kind', () => {
    const on = { like: true, comment: true, follow: true, mention: true, system: true, newsletter: true }
    const types = ['like', 'comment', 'follow', 'new_follower', 'mention', 'system'] as const
    const unwanted = (off: string) => types.filter((type) => !isWanted(type, { ...on, [off]: false }))
    expect(Object.keys(on).map(unwanted)).toEqual([
      ['like'],
      ['comment'],
      ['follow', 'new_follower'],
      ['mention'],
      ['system'],
      [],
    ])
  })
})

describe('moderation scales', () => {
  test('borders belong to the better side', () => {
    expect([2, 2.1, 6, 6.1].map(responseRating)).toEqual(['Excelente', 'Bom', 'Bom', 'Lento'])
    expect([11, 10, 6, 5].map(workloadLabel)).toEqual(['Alta', 'Média', 'Média', 'Baixa'])
    expect([80, 79, 50, 49].map(priorityTone)).toEqual(['red', 'warning', 'warning', 'neutral'])
  })
})

describe('tables', () => {
  test('calls are found by the path of a request, nothing else is', () => {
    expect(callNameOf('/posts/create')).toBe('posts.create')
    expect(callNameOf('/base/api/posts/create')).toBe('posts.create')
    expect(callNameOf('/posts/unknown')).toBeNull()
    expect(callNameOf('/')).toBeNull()
  })

  test('only writes wait in the offline queue, and each has a title', () => {
    const waiting = callNames().filter((name) => queueingOf(name) !== null)
    expect(waiting.every((name) => callMeta(name).kind === 'write')).toBe(true)
    for (const name of waiting) expect(queueingOf(name)?.title, name).toMatch(/\S/)
    expect(waiting).toContain('posts.create')
    expect(waiting).toEqual(expect.arrayContaining(['users.muteWord', 'users.unmuteWord']))
    expect(waiting).not.toContain('posts.update')
  })
})

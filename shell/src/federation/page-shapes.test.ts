import { paths } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { shapeOf } from './page-shapes'

test('the outline shown while a page loads is that of the page', () => {
  expect(shapeOf('/')).toBe('feed')
  expect(shapeOf('/p/post-1/comments')).toBe('posts')
  expect(shapeOf('/u/anapaula')).toBe('profile')
  expect(shapeOf(paths.newsletterCreate.href())).toBe('form')
  expect(shapeOf('/newsletters/lgpd-em-foco')).toBe('text')
  expect(shapeOf('/newsletters/lgpd-em-foco/edit/issue-1')).toBe('form')
  expect(shapeOf('/admin/users')).toBe('table')
  expect(shapeOf('/notifications')).toBe('rows')
  expect(shapeOf('/transparencia')).toBe('parts')
  expect(shapeOf('/newsletters/lgpd-em-foco/configuracoes')).toBe('parts')
})

test.each([
  ['feed', [paths.home.href()]],
  ['posts', [paths.search, paths.drafts, paths.bookmarks, paths.followedTags].map((page) => page.href())],
  ['posts', ['/leis/lgpd', '/leis/lgpd/art-7', '/sumulas/stj/479', '/temas/stf/1046']],
  ['form', [paths.compose.href(), paths.newsletterCreate.href()]],
  ['rows', [paths.notifications.href()]],
  ['profile', [paths.profile.href(), '/u/renata']],
  ['table', [paths.moderation, paths.moderationUsers, paths.moderationLogs].map((page) => page.href())],
  ['parts', [paths.privacySettings.href(), '/does-not-exist']],
])('%s is the outline of %j', (shape, pages) => {
  expect(pages.map((page) => [page, shapeOf(page)])).toEqual(pages.map((page) => [page, shape]))
})

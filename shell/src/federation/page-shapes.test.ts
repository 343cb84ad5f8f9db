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

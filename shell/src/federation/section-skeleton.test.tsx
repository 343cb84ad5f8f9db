import { paths } from '@ementa/contracts'
import { renderWithServices, required, windowOf } from '@ementa/testing'
import { expect, test } from 'vitest'
import { SectionSkeleton } from './section-skeleton'

const PHONE = 390
const DESKTOP = 1600

async function outlineAt(path: string, width = DESKTOP) {
  windowOf(width)
  const { container } = await renderWithServices(<SectionSkeleton />, { at: path })
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]
  return {
    width: required(container.querySelector('.column')).getAttribute('data-width'),
    all,
    count: (selector: string) => all(selector).length,
    /** Lists sizes and shape of the boxes below an element. */
    boxes: (selector: string) =>
      all(`${selector} .outline`).map(({ style, dataset }) =>
        [style.width, style.height, style.marginTop, dataset.round && 'round'].filter(Boolean).join(' '),
      ),
  }
}

/** Lists the parts of a skeleton by the class of their outlines. */
const PARTS = {
  post: '.outline-post',
  row: '.outline-row',
  // The title is an outline too, with a bar in it.
  part: '.outline-title:not(:has(.outline-bar))',
  reader: '.outline-reader',
  field: '.outline-field',
  person: '.outline-person',
  title: '.outline-title .outline-bar',
  tabs: '.outline-tabs',
  topics: '.outline-topics',
}

test.each([
  ['the feed', paths.home.href(), 'column', { title: 1, tabs: 1, topics: 1, post: 4 }],
  ['posts', paths.bookmarks.href(), 'column', { title: 1, post: 4 }],
  ['rows', paths.notifications.href(), 'column', { title: 1, row: 7 }],
  ['a table', paths.moderationUsers.href(), 'wide', { title: 1, row: 9 }],
  ['parts', paths.privacySettings.href(), 'column', { title: 1, part: 4 }],
  ['a text', '/newsletters/lgpd-em-foco', 'column', { title: 1, reader: 1 }],
  ['a form', paths.compose.href(), 'column', { title: 1, field: 3 }],
  ['a profile', '/u/renata', 'column', { person: 1, post: 4 }],
])('the outline of %s has its parts, its width, and nothing of other pages', async (_, path, width, parts) => {
  const outline = await outlineAt(path)
  expect(outline.width).toBe(width)
  const counts = Object.entries(PARTS).map(([name, selector]) => [name, outline.count(selector)])
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(parts)
})

test('on a phone the feed has tabs in place of a title, other pages keep theirs', async () => {
  const feed = await outlineAt(paths.home.href(), PHONE)
  expect([feed.count('.outline-title'), feed.count('.outline-tabs'), feed.count('.outline-post')]).toEqual([0, 1, 4])
  const rows = await outlineAt(paths.notifications.href(), PHONE)
  expect([rows.count('.outline-title'), rows.count('.outline-tabs')]).toEqual([1, 0])
})

test('screen readers are told that a page is loading, and nothing of its outline', async () => {
  const { all } = await outlineAt(paths.home.href())
  expect(all('[aria-busy="true"]')).toHaveLength(1)
  expect(all('[role="status"]').map((one) => one.textContent)).toEqual(['Carregando…', ''])
  expect(all('.outline').filter((one) => !one.closest('[aria-hidden="true"]'))).toEqual([])
})

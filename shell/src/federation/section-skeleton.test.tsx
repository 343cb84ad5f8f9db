import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { expect, test } from 'vitest'
import { SectionSkeleton } from './section-skeleton'

test('screen readers are told that a page is loading, and nothing of its outline', async () => {
  const { container } = await renderWithServices(<SectionSkeleton />, { at: paths.home.href() })
  const all = (selector: string) => [...container.querySelectorAll(selector)]
  expect(all('[aria-busy="true"]')).toHaveLength(1)
  expect(all('[role="status"]').map((one) => one.textContent)).toEqual(['Carregando…', ''])
  expect(all('.outline').filter((one) => !one.closest('[aria-hidden="true"]'))).toEqual([])
})

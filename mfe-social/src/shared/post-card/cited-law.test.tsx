import { findCitations, lawPath } from '@ementa/law/citations'
import { createTestWorld, renderWithServices, required, userEvent, withCalls } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import CitedLaw from './cited-law'

const RULES = { findCitations, lawPath }
const SEVERAL = 'O art. 7º da LGPD e a Súmula 479 do STJ; outra vez o art. 7º da LGPD.'
const LABEL = '§2: citações nesta publicação, ver o que mais as cita'

const sign = () => screen.findByRole('button', { name: LABEL })

/** Renders a text with this number of citations of the article; the precedent is unknown. */
async function open(text: string, count = 1) {
  const world = await createTestWorld()
  const law = {
    ...{ kind: 'statute' as const, title: 'Art. 7º da LGPD', url: null },
    ...{ key: required(findCitations(SEVERAL)[0]?.key), path: '/leis/lgpd/art-7', count },
  }
  const describe = vi.fn(async () => ({ laws: [law] }))
  const view = await renderWithServices(<CitedLaw text={text} rules={RULES} />, {
    world: withCalls(world, 'law', { describe }),
  })
  return { ...view, describe }
}

test('a text that cites one thing leads to its page, whatever else of it has none', async () => {
  const { describe } = await open('O art. 7º da LGPD, e outra vez o art. 7º da LGPD.')
  const link = screen.getByRole('link', { name: /^§1: .*, ver o que mais cita$/ })
  expect(link.getAttribute('href')).toBe('/leis/lgpd/art-7')
  expect(link).toHaveAccessibleName(/Art\. 7º da .*Proteção de Dados/)
  expect(link.textContent).toBe('§1')
  expect(screen.queryByRole('button')).toBeNull()
  expect(describe).not.toHaveBeenCalled()
})

test('a text that cites nothing has no sign', async () => {
  const { container } = await open('Sem citar ninguém.')
  expect(container.querySelector('a, button')).toBeNull()
  expect(screen.queryByText('§')).toBeNull()
})

test.each([
  [1, '1 texto cita'],
  [12, '12 textos citam'],
])(
  'the menu names each thing once, how often it is cited (%i) where known, and leads to its page',
  async (count, words) => {
    const { describe } = await open(SEVERAL, count)
    const before = await sign()
    await userEvent.click(before)
    const items = await screen.findAllByRole('menuitem')
    expect(items).toHaveLength(2)
    const button = await sign()
    expect(button).not.toBe(before)
    expect(button.textContent).toBe('§2')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    expect(describe).toHaveBeenCalledExactlyOnceWith({
      keys: findCitations(SEVERAL)
        .slice(0, 2)
        .map(({ key }) => key),
    })
    const item = (name: string) => screen.getByRole('menuitem', { name })
    await waitFor(() => expect(item('Art. 7º da LGPD')).toHaveAccessibleDescription(words))
    expect(item('Súmula 479 do STJ')).toHaveAccessibleDescription('Ver outras citações')
    await userEvent.click(item('Súmula 479 do STJ'))
    expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe('/sumulas/stj/479')
  },
)

import { address, renderWithServices, userEvent } from '@ementa/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Announcer, announce } from './announcer'
import { Avatar, initials } from './avatar'
import { BarChart, Sparkline } from './charts'
import { ChipRow, Pill, TagChip } from './chips'
import { EmptyState, SignInPrompt } from './empty-state'
import { ScrollArea } from './scroll-area'
import { Section, StatTile, StatTiles } from './section'
import { Skeletons } from './skeletons'
import { StickyTabs, Tabs } from './tabs'

describe('an empty page', () => {
  test('explains itself and leads on', async () => {
    const onClick = vi.fn()
    const view = (action: { label: string; href?: string; onClick?: () => void }) => (
      <EmptyState
        illustration="clip"
        title="Nothing"
        titleAs="h1"
        titleLang="en"
        description="Escreva."
        action={action}
      >
        <p>mais</p>
      </EmptyState>
    )
    await renderWithServices(view({ label: 'Criar', onClick }))
    const heading = screen.getByRole('heading', { level: 1, name: 'Nothing' })
    expect([heading.lang, heading.tabIndex]).toEqual(['en', -1])
    expect(screen.getByText('Escreva.')).toHaveClass('muted')
    expect(screen.getByText('mais')).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Criar' }))
    expect(onClick).toHaveBeenCalledOnce()
    cleanup()
    await renderWithServices(view({ label: 'Ver temas', href: '/topics' }))
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Ver temas' }))
    expect(address()).toBe('/topics')
  })

  test('of a visitor is the door in', async () => {
    const { logins } = await renderWithServices(<SignInPrompt title="Entre para ver" />)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(logins()).toBe(1)
  })
})

describe('a chip', () => {
  test('is a link, a button that removes, or a mere label', async () => {
    const onRemove = vi.fn()
    const { container } = await renderWithServices(
      <ChipRow className="outra">
        <TagChip tag="lgpd" href="/tags/lgpd" />
        <TagChip tag="trabalho" onRemove={onRemove} />
        <TagChip tag="processo-civil" onRemove={onRemove} removeLabel="Deixar de seguir" />
        <TagChip tag="penal" />
      </ChipRow>,
    )
    expect(container.querySelector('.chip-row')).toHaveClass('outra')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    const [remove, unfollow] = screen.getAllByRole('button')
    expect(remove).toHaveAccessibleName(/^Remover a tag \S+/)
    expect(unfollow).toHaveAccessibleName('Deixar de seguir')
    // Only a chip that can be removed has a cross.
    expect(container.querySelectorAll('svg')).toHaveLength(2)
    if (remove) await userEvent.click(remove)
    expect(onRemove).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('link'))
    expect(address()).toBe('/tags/lgpd')
  })

  test('that filters says whether it is on', async () => {
    const onToggle = vi.fn()
    const pill = (isDisabled?: boolean) => (
      <Pill isPressed={!isDisabled} onToggle={onToggle} isDisabled={isDisabled}>
        Fiscal
      </Pill>
    )
    const { rerender } = render(pill())
    const button = screen.getByRole('button', { name: 'Fiscal', pressed: true })
    await userEvent.click(button)
    rerender(pill(true))
    expect(screen.getByRole('button', { name: 'Fiscal', pressed: false })).toBeDisabled()
    await userEvent.click(button)
    expect(onToggle).toHaveBeenCalledOnce()
  })
})

const opened = [
  { label: 'Edição 1', value: 1200 },
  { label: 'Edição 2', value: 600 },
]

describe('a chart', () => {
  test('of bars is a table whose bars are as long as their numbers', async () => {
    const { container } = await renderWithServices(<BarChart title="Aberturas por edição" data={opened} />)
    const table = screen.getByRole('table', { name: 'Aberturas por edição' })
    const rows = within(table).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['Edição 11.200', 'Edição 2600'])
    expect(within(table).getByRole('rowheader', { name: 'Edição 2' })).toBeInTheDocument()
    const bars = [...container.querySelectorAll('rect:last-of-type')].map((bar) => bar.getAttribute('width'))
    expect(bars).toEqual(['100', '50'])
  })

  test('over time goes from its first value to its last, and its numbers are in a table', async () => {
    const { container } = await renderWithServices(<Sparkline title="Assinantes" data={opened} />)
    expect(container.querySelector('polyline')).toHaveAttribute('points', '0.00,4.00 100.00,32.00')
    expect(container.querySelector('polygon')).toHaveAttribute('points', '0,64 0.00,4.00 100.00,32.00 100,64')
    const table = screen.getByRole('table', { name: 'Assinantes' })
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows).toEqual(['PeríodoValor', 'Edição 11.200', 'Edição 2600'])
    expect(screen.getAllByText('Edição 1')).toHaveLength(2)
    expect(screen.getAllByText('Edição 2')).toHaveLength(2)
  })
})

describe('tabs that stay in sight', () => {
  const tabs = (counts: (string | undefined)[]) => (
    <Tabs>
      <StickyTabs labels={['Tudo', 'Pessoas', 'Temas']} counts={counts}>
        <p>filtro</p>
      </StickyTabs>
    </Tabs>
  )

  test('are called the same however much they hold, and described by it', () => {
    render(tabs(['20+', '1', undefined]))
    const [all, people, tags] = screen.getAllByRole('tab')
    expect(all).toHaveAccessibleName('Tudo')
    expect(all).toHaveTextContent('Tudo20+')
    expect(all).toHaveAttribute('aria-description', '20 ou mais resultados')
    expect(people).toHaveAttribute('aria-description', '1 resultado')
    expect(tags).not.toHaveAttribute('aria-description')
    expect(tags).toHaveTextContent(/^Temas$/)
    for (const one of [all, people, tags]) expect(one).toHaveAttribute('data-tight', '')
    expect(screen.getByText('filtro')).toBeInTheDocument()
  })
})

test('a part of a page is named by its heading', async () => {
  await renderWithServices(
    <Section title="Prazos" actions={<button type="button">Ver todos</button>}>
      <p>uma linha</p>
      <StatTiles>
        <StatTile label="Leituras" value="1.204" hint="nesta semana" />
        <StatTile label="Cliques" value="3" />
      </StatTiles>
    </Section>,
  )
  const part = screen.getByRole('region', { name: 'Prazos' })
  expect(within(part).getByRole('heading', { level: 2 })).toHaveTextContent('Prazos')
  for (const text of ['Ver todos', 'uma linha', 'Leituras', '1.204', 'nesta semana'])
    expect(within(part).getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Cliques').parentElement?.children).toHaveLength(2)
})

test('what is announced is said politely, twice where it is said twice, and to nobody after the page', async () => {
  const { unmount } = render(<Announcer />)
  const log = screen.getByRole('log')
  expect(log).toHaveAttribute('aria-live', 'polite')
  act(() => announce('Copiado'))
  const first = log.firstElementChild
  expect(first).toHaveTextContent('Copiado')
  act(() => announce('Copiado'))
  expect(log.firstElementChild).toHaveTextContent('Copiado')
  expect(log.firstElementChild).not.toBe(first)
  unmount()
  announce('')
})

test('a part that scrolls is reached by the keyboard where it has a name', () => {
  const { rerender } = render(<ScrollArea label="Lista">um</ScrollArea>)
  expect(screen.getByRole('region', { name: 'Lista' })).toHaveAttribute('tabindex', '0')
  rerender(<ScrollArea className="alta">um</ScrollArea>)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText('um')).toHaveClass('scroll-area', 'alta')
  expect(screen.getByText('um')).not.toHaveAttribute('tabindex')
})

test('a picture that does not arrive leaves the letters', async () => {
  const { container } = await renderWithServices(<Avatar name="Ana Lima" src="/ana.png" />)
  const picture = () => container.querySelector('img')
  expect(picture()).toHaveAttribute('alt', '')
  act(() => void picture()?.dispatchEvent(new Event('error')))
  expect(picture()).toBeNull()
  expect(container.querySelector('.avatar')).toHaveTextContent('AL')
})

test.each([
  ['Ana Beatriz de Lima', 'AL'],
  ['Ícaro', 'Í'],
  ['  joão   prado ', 'JP'],
  ['Moreira & Prado', 'MP'],
  ['123', '§'],
  ['', '§'],
])('the letters of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('the scrollbar shows while scrolling and hides 600 ms after the last scroll [SHL-081]', () => {
  vi.useFakeTimers()
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  render(<ScrollArea label="Registro">linhas</ScrollArea>)
  const area = screen.getByRole('region', { name: 'Registro' })
  const scrollbar = () => area.getAttribute('data-scrollbar')
  expect(scrollbar()).toBe('hidden')

  fireEvent.scroll(area)
  expect(scrollbar()).toBe('visible')
  wait(400)
  fireEvent.scroll(area)
  wait(599)
  expect(scrollbar()).toBe('visible')
  wait(1)
  expect(scrollbar()).toBe('hidden')
  vi.useRealTimers()
})

test('after 8 s it is said that this takes long, and what stands below waits no longer [EXP-34]', async () => {
  vi.useFakeTimers()
  const { container } = render(<Skeletons shape="row" />)
  await act(() => vi.advanceTimersByTimeAsync(7999))
  expect(screen.queryByText('Está demorando mais que o normal.')).toBeNull()
  expect(container.querySelector('.outlines')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Está demorando mais que o normal.')).toBeInTheDocument()
  expect(container.querySelector('[aria-busy="true"]')).not.toHaveClass('outlines')
  vi.useRealTimers()
})

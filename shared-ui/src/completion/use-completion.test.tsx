import { renderWithServices, required, type TestOptions, userEvent } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CompletionList } from './lazy-completion-list'
import { useCompletion } from './use-completion'

const user = userEvent.setup()

function Field({ onEnter }: { onEnter?: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const completion = useCompletion(field)
  const { onKeyDown, ...props } = completion.fieldProps
  return (
    <>
      <textarea
        aria-label="Texto"
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...props}
        onKeyDown={(event) => {
          onKeyDown(event)
          if (event.key === 'Enter' && !event.defaultPrevented) onEnter?.()
        }}
      />
      <CompletionList completion={completion} place="inline" />
    </>
  )
}

async function field(options: TestOptions & { onEnter?: () => void } = {}) {
  const { onEnter, ...world } = options
  const rendered = await renderWithServices(<Field onEnter={onEnter} />, { as: 'anapaula', ...world })
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' })
  await user.click(text)
  return {
    ...rendered,
    text,
    options: () => screen.queryAllByRole('option'),
    chosen: () => screen.queryByRole('option', { selected: true }),
    /** Types it as a person does, key by key. */
    write: async (typed: string) => {
      await user.keyboard(typed)
      fireEvent.select(text)
    },
  }
}

test('people are offered behind @, moved through by the arrows in a circle, and put in with Enter', async () => {
  const onEnter = vi.fn()
  const { text, write, options, chosen } = await field({ onEnter })
  await write('Com @')
  const list = await screen.findByRole('listbox', { name: 'Pessoas para mencionar' })
  expect(options().length).toBeGreaterThan(2)
  expect(chosen(), 'behind a bare mark Enter still ends the line').toBeNull()
  expect(text).toHaveAttribute('aria-controls', list.id)
  expect(text).toHaveAttribute('aria-autocomplete', 'list')
  expect(text).not.toHaveAttribute('aria-activedescendant')

  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe(options().at(-1))
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(options()[0])
  expect(text).toHaveAttribute('aria-activedescendant', options()[0]?.id)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(chosen()).toBe(options()[0])
  const username = /@(\S+)/.exec(options()[0]?.textContent ?? '')?.[1]
  await user.keyboard('{Enter}')
  expect(text).toHaveValue(`Com @${username} `)
  expect(text.selectionStart).toBe(text.value.length)
  expect(options()).toEqual([])
  expect(text).not.toHaveAttribute('aria-controls')
  expect(onEnter).not.toHaveBeenCalled()
})

test('Enter with a modifier, in an input method or without a choice is a line of its own', async () => {
  const onEnter = vi.fn()
  const { text, write, chosen } = await field({ onEnter })
  await write('@an')
  await waitFor(() => expect(chosen()).not.toBeNull())
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true })
  fireEvent.keyDown(text, { key: 'Enter', metaKey: true })
  fireEvent.keyDown(text, { key: 'Enter', isComposing: true })
  expect(onEnter).toHaveBeenCalledTimes(3)
  expect(text).toHaveValue('@an')
})

test('Escape closes the suggestions until another word is typed, and leaving the field does so too', async () => {
  const { text, write, options } = await field()
  await write('@an')
  await waitFor(() => expect(options().length).toBeGreaterThan(0))
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  fireEvent.select(text)
  expect(options()).toEqual([])
  await write('a')
  await waitFor(() => expect(options().length).toBeGreaterThan(0))
  await user.tab({ shift: true })
  expect(options()).toEqual([])
})

test('a press on a suggestion puts it in, and the focus stays in the text', async () => {
  const { text, write, options } = await field()
  await write('Sobre #lgp')
  const option = await screen.findByRole('option', { name: /lgpd/i })
  await user.click(option)
  expect(text).toHaveValue('Sobre #lgpd ')
  expect(text).toHaveFocus()
  expect(options()).toEqual([])
})

test('a tag says how often it is used, and one written to its end is not offered', async () => {
  const { write, options } = await field()
  await write('#lgp')
  expect(await screen.findByRole('option', { name: /LGPD.*\d+ publicaç(ão|ões)/ })).toBeInTheDocument()
  expect(screen.getByRole('listbox', { name: 'Temas sugeridos' })).toBeInTheDocument()
  await write('d')
  await waitFor(() => expect(options()).toEqual([]))
})

test.each([
  ['#', 'lgp', /LGPD/],
  ['@', 'renat', /Renata/],
])(
  'what is offered behind %s fits all that is typed, also before its own answer is there',
  async (mark, letters, name) => {
    const { text, write, options, chosen } = await field()
    await write(mark)
    await waitFor(() => expect(options().length).toBeGreaterThan(2))
    // No answer can be there yet: the keys have not rested.
    await write(letters)
    expect(options().every((each) => name.test(each.textContent))).toBe(true)
    await waitFor(() => expect(chosen()).toHaveTextContent(name))
    await user.keyboard('{Enter}')
    expect(text.value).toMatch(new RegExp(`^${mark}${letters}`))
  },
)

test('offline the named topics go on with what is typed, whatever was asked for before', async () => {
  const { write, options } = await field({ simulation: { fail: ['tags.suggest'] } })
  await write('#')
  await waitFor(() => expect(options()).toHaveLength(6))
  await write('proc')
  await waitFor(() => expect(options().map((each) => each.textContent)).toEqual(['Processo Civil #processo-civil']))
})

test('a begun citation goes on without a choice made, and keeps what follows it', async () => {
  const { text, write, chosen, options } = await field()
  await write('Conforme a súmula 479 do s')
  await screen.findByRole('option', { name: 'Súmula 479 do STJ' })
  expect(chosen()).toBeNull()
  const first = required(options()[0]).textContent
  // The keys come at once: debated laws may arrive in between and change the order.
  for (const key of ['ArrowDown', 'Tab']) fireEvent.keyDown(text, { key })
  expect(text.value).toBe(`Conforme a ${first}`)
})

test('how many suggestions there are is said', async () => {
  const { write, options } = await field()
  await write('@anap')
  await waitFor(() => expect(options().length).toBeGreaterThan(0))
  const count = options().length
  const said = count === 1 ? '1 sugestão' : `${count} sugestões`
  await waitFor(() => expect(document.body).toHaveTextContent(said))
})

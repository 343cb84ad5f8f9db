import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ActionMenu, confirm as askLazily } from './on-demand'
import { Sheet, type SheetProps } from './sheet'
import { VersionConflict, type VersionConflictProps } from './version-conflict'

const user = userEvent.setup()

function Opened(props: Partial<SheetProps> & { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Sheet title="Filtros" isOpen={isOpen} onClose={() => setOpen(false)} {...props}>
        {props.children ?? <p>conteúdo</p>}
      </Sheet>
    </>
  )
}

test('a sheet is a dialog with its name, its foot and a way out', async () => {
  await renderWithServices(<Opened footer={<button type="button">Aplicar</button>} />)
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filtros' })
  expect(within(dialog).getByText('conteúdo')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Aplicar' })).toBeInTheDocument()
  expect(dialog.querySelectorAll('footer')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

function WithField() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Opened initialFocusRef={field} closeOnOverlayClick={false}>
      <input ref={field} aria-label="Busca" />
    </Opened>
  )
}

test('a sheet begins where it is told, has no empty foot, and Escape closes it', async () => {
  await renderWithServices(<WithField />)
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filtros' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveFocus())
  expect(dialog.querySelectorAll('footer')).toHaveLength(0)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** `own` holds the texts that differ. */
const conflict = (own: Partial<Omit<VersionConflictProps, 'onKeepMine' | 'onTakeOther' | 'onClose'>> = {}) => ({
  title: 'Este rascunho foi alterado em outra aba',
  mine: 'o meu texto',
  other: 'o outro texto',
  keepLabel: 'Manter o meu',
  takeLabel: 'Usar o outro',
  onKeepMine: vi.fn(),
  onTakeOther: vi.fn(),
  onClose: vi.fn(),
  ...own,
})

test('two versions are shown with what each choice does, and only the choice that is made happens', async () => {
  const props = conflict()
  await renderWithServices(<VersionConflict {...props} />)
  const dialog = await screen.findByRole('dialog', { name: props.title })
  expect(dialog).toHaveTextContent('“Manter o meu” substitui o que a outra aba salvou.')
  expect(dialog).toHaveTextContent('“Usar o outro” descarta o que está escrito aqui.')
  expect(screen.getByRole('group', { name: 'Texto: Nesta aba' })).toHaveTextContent('o meu texto')
  expect(screen.getByRole('group', { name: 'Texto: Na outra aba' })).toHaveTextContent('o outro texto')
  expect(screen.getAllByRole('region', { name: /aba$/ })).toHaveLength(2)
  // A text that does not fit can be scrolled by the keyboard too.
  for (const text of screen.getAllByRole('group')) expect(text).toHaveAttribute('tabindex', '0')
  expect(screen.queryByRole('button', { name: 'Ver as duas' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Usar o outro' }))
  expect([props.onTakeOther, props.onKeepMine, props.onClose].map((one) => one.mock.calls.length)).toEqual([1, 0, 0])
  await user.click(screen.getByRole('button', { name: 'Manter o meu' }))
  expect(props.onKeepMine).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(props.onClose).toHaveBeenCalledOnce()
})

test('long versions are shown beside each other once that is asked for', async () => {
  const props = conflict({ isComparedOnDemand: true, explanation: 'Escolha uma.', mine: <b>negrito</b> })
  await renderWithServices(<VersionConflict {...props} />)
  const dialog = await screen.findByRole('dialog', { name: props.title })
  expect(dialog).toHaveTextContent('Escolha uma.')
  expect(dialog).not.toHaveTextContent('substitui')
  expect(screen.queryByRole('group')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver as duas' }))
  expect(screen.getAllByRole('group').map((text) => text.textContent)).toEqual(['negrito', 'o outro texto'])
  expect(screen.queryByRole('button', { name: 'Ver as duas' })).toBeNull()
})

const items = [{ label: 'Copiar', onSelect: vi.fn() }]

test('a menu is a plain button until it is wanted, and opens with the press that wanted it', async () => {
  await renderWithServices(<ActionMenu label="Mais ações" items={items} />)
  const button = screen.getByRole('button', { name: 'Mais ações' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.pointerEnter(button)
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Copiar' }))
  expect(items[0]?.onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mais ações' })).toHaveFocus())
})

test('a question asked before its dialog has loaded is answered as any other', async () => {
  const world = await createTestWorld()
  await renderWithServices(<p />, { world })
  let answer: boolean | undefined
  const ask = async (options: Partial<Parameters<typeof askLazily>[0]>) => {
    answer = undefined
    await act(async () => {
      void askLazily({ title: 'Apagar?', body: 'Não volta.', confirmLabel: 'Apagar', ...options }).then((yes) => {
        answer = yes
      })
    })
    return screen.findByRole('alertdialog', { name: 'Apagar?' })
  }
  const dialog = await ask({})
  expect(dialog).toHaveTextContent('Não volta.')
  const no = within(dialog).getByRole('button', { name: 'Cancelar' })
  await waitFor(() => expect(no).toHaveFocus())
  expect(dialog.querySelector('svg')).toBeNull()
  await user.click(no)
  await waitFor(() => expect(answer).toBe(false))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const second = await ask({ cancelLabel: 'Manter', danger: true })
  expect(within(second).getByRole('button', { name: 'Manter' })).toBeInTheDocument()
  expect(second.querySelector('svg')).not.toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answer).toBe(false))
})

import { renderWithServices, userEvent, windowOf } from '@ementa/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useFoldedSearch } from '../components/search-field'
import { useMediaQuery } from '../hooks/layout'
import { useLeave, useWayBack } from '../hooks/page'
import { useNavigate } from '../routing/router-provider'
import { downloadFile } from './share'

const address = () => screen.queryByLabelText('Endereço')?.textContent

function Closed({
  reason,
  explain,
  leave,
}: {
  reason?: string
  explain: (reason: string) => void
  leave: string | (() => void)
}) {
  useLeave(reason, explain, leave)
  return <p>página</p>
}

describe('a page that cannot be shown', () => {
  test('says why once and is replaced by the address', async () => {
    const explain = vi.fn()
    await renderWithServices(<Closed reason="apagada" explain={explain} leave="/feed" />)
    expect(explain).toHaveBeenCalledExactlyOnceWith('apagada')
    expect(address()).toBe('/feed')
  })

  test('closes its dialog, and stays while there is no reason', async () => {
    const [explain, close] = [vi.fn(), vi.fn()]
    await renderWithServices(<Closed explain={explain} leave={close} />)
    expect([explain.mock.calls, close.mock.calls]).toEqual([[], []])
    expect(screen.getByText('página')).toBeInTheDocument()
    await renderWithServices(<Closed reason="apagada" explain={explain} leave={close} />)
    expect(explain).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })
})

function Back() {
  const { canGoBack, leave, onClick } = useWayBack()
  const navigate = useNavigate()
  return (
    <>
      <output>{String(canGoBack)}</output>
      <button type="button" onClick={() => leave('/feed')}>
        Sair
      </button>
      <button type="button" onClick={() => navigate('#comentario')}>
        Comentário
      </button>
      <a href="/feed" onClick={onClick}>
        Voltar
      </a>
    </>
  )
}

describe('the arrow of a page', () => {
  function press(how: object = {}) {
    let isTaken = false
    // A click that the page leaves to the browser must not load a page in happy-dom.
    const seen = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', seen, { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Voltar' }), how)
    return isTaken
  }

  test('leads to the parent where nothing of this app lies behind', async () => {
    await renderWithServices(<Back />, { at: '/p/1' })
    expect(screen.getByRole('status')).toHaveTextContent('false')
    expect(press(), 'the link itself leads there').toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    expect(address()).toBe('/feed')
  })

  test('leads back to the page one came from, and leaves new tabs to the browser', async () => {
    await renderWithServices(<Back />, { from: '/tags', at: '/p/1' })
    expect(screen.getByRole('status')).toHaveTextContent('true')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(press({ [key]: true })).toBe(false)
    expect(press()).toBe(true)
    expect(await screen.findByLabelText('Endereço')).toHaveTextContent('/tags')
  })
})

test('a file is handed over with its name and type, and its memory freed after a while', async () => {
  vi.useFakeTimers()
  const [create, revoke] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  create.mockReturnValue('blob:um')
  let link: HTMLAnchorElement | undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    link = this
  })
  downloadFile('dados.json', '{"a":1}', 'application/json')
  expect([link?.href, link?.download]).toEqual(['blob:um', 'dados.json'])
  const [blob] = create.mock.calls[0] ?? []
  expect((blob as Blob).type).toBe('application/json')
  expect(await (blob as Blob).text()).toBe('{"a":1}')
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:um')
  vi.useRealTimers()
})

function Searching({ isActive = false }: { isActive?: boolean }) {
  const { isShown, button, holder } = useFoldedSearch('Buscar nos rascunhos', isActive)
  return (
    <>
      {button}
      {isShown && (
        <div ref={holder}>
          <input aria-label="Busca" />
        </div>
      )}
      <output>{String(useMediaQuery('mobile'))}</output>
    </>
  )
}

test('on a phone a search is behind its button, which shows it with the focus in it; wider it is always there', async () => {
  windowOf(390)
  render(<Searching />)
  const button = screen.getByRole('button', { name: 'Buscar nos rascunhos' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(button)
  expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(button)
  expect(screen.queryByRole('textbox')).toBeNull()
  act(() => windowOf(1280))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox')).toBeInTheDocument()
})

test('what is searched for is seen from the start without taking the focus, and marked once it is folded away', async () => {
  windowOf(390)
  const { container } = render(<Searching isActive />)
  expect(screen.getByRole('textbox')).not.toHaveFocus()
  const isMarked = () => container.querySelector('[data-active]') !== null
  expect(isMarked()).toBe(false)
  await userEvent.click(screen.getByRole('button'))
  expect(isMarked()).toBe(true)
})

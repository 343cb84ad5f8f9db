import { address, renderWithServices, userEvent } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useNavigate } from '../routing/router-provider'
import { useLeave, useWayBack } from './page'

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

import { renderWithServices, userEvent } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button, IconButton } from '../components/button'

const user = userEvent.setup()

const KINDS = [
  ['a button', Button],
  ['a button with an icon', (props: object) => <IconButton aria-label="Publicar" icon="✓" {...props} />],
] as const

describe.each(KINDS)('%s', (_name, Kind) => {
  function Form({ onPress, onSubmit = () => undefined }: { onPress: () => void; onSubmit?: () => void }) {
    const [isSent, setSent] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Kind
          type="submit"
          isDisabled={isSent}
          onClick={() => {
            onPress()
            setSent(true)
          }}
        >
          Publicar
        </Kind>
        <button type="button" onClick={() => setSent(false)}>
          Outra
        </button>
      </form>
    )
  }
  const button = () => screen.getByRole('button', { name: 'Publicar' })

  test('that becomes disabled by its press keeps the focus, takes no other press, and is disabled once that leaves', async () => {
    const onPress = vi.fn()
    const onSubmit = vi.fn()
    await renderWithServices(<Form onPress={onPress} onSubmit={onSubmit} />)
    await user.click(button())
    expect(button()).toHaveFocus()
    expect(button()).not.toHaveAttribute('disabled')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    const sent = onSubmit.mock.calls.length
    await user.keyboard('{Enter} ')
    await user.click(button())
    expect(onPress).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledTimes(sent)
    await user.tab()
    expect(button()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Outra' }))
    expect(button()).toBeEnabled()
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  test('that becomes disabled without the focus is disabled at once', async () => {
    await renderWithServices(<Form onPress={() => undefined} />)
    fireEvent.click(button())
    expect(button()).toBeDisabled()
  })
})

import { renderWithServices, required } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Disclosure } from './disclosure'

function Sample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Decisões" summary="3 hoje" isOpen={isOpen} onToggle={setOpen}>
      <p>Três decisões</p>
    </Disclosure>
  )
}

test('its heading opens and closes it, and its arrow says which', async () => {
  await renderWithServices(<Sample />)
  const heading = screen.getByRole('button', { name: 'Decisões' })
  const arrow = () => getComputedStyle(required(heading.querySelector('svg'))).transform
  expect(heading).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('Três decisões')).toBeNull()
  expect(arrow()).not.toBe('rotate(180deg)')
  fireEvent.click(heading)
  expect(heading).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Três decisões')).toBeInTheDocument()
  expect(arrow()).toBe('rotate(180deg)')
  fireEvent.click(heading)
  expect(screen.queryByText('Três decisões')).toBeNull()
})

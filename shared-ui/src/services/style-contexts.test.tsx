import { act, render, screen } from '@testing-library/react'
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { expect, test, vi } from 'vitest'

// A provider is set once a page: modules of their own.
vi.resetModules()
const { lazyPart } = await import('../components/lazy-part')
const { setStyleProvider, withStyles } = await import('./style-contexts')

const Look = createContext('sem contexto')
const Shown = () => <p>{useContext(Look)}</p>
const Provider = ({ children }: { children: ReactNode }) => <Look value="com contexto">{children}</Look>

let mounted = 0
const Frame = () => {
  const [times] = useState(() => ++mounted)
  return <output>{times}</output>
}

test('a part is inside the contexts that its code brought along, and nothing that is shown is mounted again', async () => {
  expect(withStyles(Shown)).toBe(Shown)
  const Part = lazyPart(async () => {
    setStyleProvider(Provider)
    return { default: Shown }
  })
  const page = (isOpen: boolean) => (
    <Suspense>
      <Frame />
      <Shown />
      <Suspense>{isOpen && <Part />}</Suspense>
    </Suspense>
  )
  const { rerender } = render(page(false))
  await act(async () => rerender(page(true)))
  expect(await screen.findByText('com contexto')).toBeInTheDocument()
  expect(screen.getByText('sem contexto')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1')
  // One wrapper: another one would be mounted again.
  expect(withStyles(Shown)).toBe(withStyles(Shown))
})

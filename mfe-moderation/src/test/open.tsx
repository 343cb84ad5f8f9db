import {
  createTestWorld,
  renderWithServices,
  required,
  type TestOptions,
  type TestWorld,
  userEvent,
} from '@ementa/testing'
import { useLocation, useRoutes } from '@ementa/ui/router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { routes } from '../routes'

/** For tests only: renders the remote as the shell does, on the real backend. */
function Product({ part }: { part?: ReactNode }) {
  const page = useRoutes(routes)
  const { pathname, search } = useLocation()
  return (
    <>
      {part ?? page}
      <output aria-label="Endereço">{pathname + search}</output>
    </>
  )
}

interface OpenOptions extends Omit<TestOptions, 'as'> {
  as?: string | null
  part?: ReactNode
  /** The world of an earlier page, whose changes are needed. */
  world?: TestWorld
}

/**
 * Opens an address, as `moderacao` unless someone else (or `null`, nobody) is named; `part` renders only one part of
 * the page.
 */
export async function open(at: string, { as = 'moderacao', part, world: known, ...options }: OpenOptions = {}) {
  const world = known ?? (await createTestWorld({ ...options, as: as ?? undefined }))
  const view = await renderWithServices(<Product part={part} />, { world, at, pattern: '*' })
  return { ...view, api: world.services.api }
}

export const address = () => screen.getByRole('status', { name: 'Endereço' }).textContent ?? ''
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const click = (name: string | RegExp) => fireEvent.click(button(name))
export const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value)
export const optionsOf = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
/** Presses beside a dialog, to close it. */
export function pressBeside(dialog: HTMLElement) {
  const around = required(dialog.parentElement)
  fireEvent.mouseDown(around)
  fireEvent.click(around)
}
/** Waits until a decision is accepted: an earlier press would count as meant for the item before. */
export const ready = () =>
  waitFor(() =>
    expect(screen.queryAllByRole('button').filter((one) => one.getAttribute('aria-disabled') === 'true')).toEqual([]),
  )

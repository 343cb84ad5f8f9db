import { renderWithServices } from '@ementa/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRelation, useSession } from './context'
import { needOverlays, useOverlaysNeeded } from './overlays-need'
import { noteUnsaved, useHasUnsaved } from './unsaved'

let renders = 0

function View() {
  renders += 1
  const { user } = useSession()
  const isSaved = useRelation('bookmarked', 'post-001')
  return <output>{`${user?.username ?? 'visitante'} ${isSaved}`}</output>
}

const shown = () => screen.getByRole('status').textContent

test('a view follows who is signed in and the one membership it asks for, and no other', async () => {
  const { services } = await renderWithServices(<View />, { as: 'anapaula' })
  await act(() => services.relations.set('bookmarked', 'post-001', false).then(() => undefined))
  expect(shown()).toBe('anapaula false')
  const before = renders
  await act(() => services.relations.set('liked', 'post-002', true).then(() => undefined))
  expect(renders).toBe(before)
  await act(() => services.relations.set('bookmarked', 'post-001', true).then(() => undefined))
  expect(shown()).toBe('anapaula true')
  await act(() => services.session.signOut())
  expect(shown()).toBe('visitante false')
})

const Frame = () => <output>{`${useHasUnsaved()} ${useOverlaysNeeded()}`}</output>

test('the frame hears that somebody writes until all have finished, and that overlays are needed', async () => {
  render(<Frame />)
  const [one, two] = [noteUnsaved(), noteUnsaved()]
  await act(async () => needOverlays())
  expect(shown()).toBe('true true')
  await act(async () => one())
  expect(shown()).toBe('true true')
  await act(async () => two())
  expect(shown()).toBe('false true')
})

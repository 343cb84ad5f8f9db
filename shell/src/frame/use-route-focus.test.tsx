import { renderWithServices, userEvent } from '@ementa/testing'
import { Link, useLocation } from '@ementa/ui/router'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useRouteFocus } from './use-route-focus'

let arrive: (page: 'outline' | 'page' | 'field') => void

/** A frame with one link; the other page comes in the stages that the test names. */
function Product() {
  useRouteFocus()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<'none' | 'outline' | 'page' | 'field'>('none')
  arrive = setStage
  return (
    <>
      <Link to="/search">Buscar</Link>
      <main id="conteudo" tabIndex={-1}>
        {pathname === '/search' && stage === 'outline' && <h1 key="outline">Carregando</h1>}
        {pathname === '/search' && stage !== 'none' && stage !== 'outline' && (
          <section>
            <h1>Buscar posts</h1>
            {stage === 'field' && <input aria-label="Texto" />}
          </section>
        )}
      </main>
    </>
  )
}

async function leave() {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  await renderWithServices(<Product />, { at: '/', pattern: '*' })
  await userEvent.click(screen.getByRole('link', { name: 'Buscar' }))
}
const show = (stage: Parameters<typeof arrive>[0]) => act(async () => arrive(stage))

test('the focus waits in the content and goes to the heading when it comes', async () => {
  await leave()
  expect(screen.getByRole('main')).toHaveFocus()
  await show('page')
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a heading of the outline hands the focus on to that of the page', async () => {
  await leave()
  await show('outline')
  expect(screen.getByRole('heading', { name: 'Carregando' })).toHaveFocus()
  await show('page')
  expect(screen.getByRole('heading', { name: 'Buscar posts' })).toHaveFocus()
})

test('what the page or the person focuses is left alone', async () => {
  await leave()
  await show('page')
  await userEvent.keyboard('a')
  act(() => screen.getByRole('heading').blur())
  await show('field')
  expect(document.body).toHaveFocus()
})

import { renderWithServices, userEvent, withLessMotion } from '@ementa/testing'
import { Link, SAME_PAGE } from '@ementa/ui/router'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePageFade } from './use-page-fade'

const animate = vi.fn()

function Product({ hasContent = true }) {
  usePageFade()
  return (
    <>
      <Link to="/search">Buscar</Link>
      <Link to="/search?q=lei">Buscar lei</Link>
      <Link to="/search/leis" replace state={SAME_PAGE}>
        O mesmo em outro endereço
      </Link>
      {hasContent && (
        <main
          id="conteudo"
          ref={(element) => {
            if (element) Object.assign(element, { animate })
          }}
        />
      )}
    </>
  )
}

async function visit(product = <Product />) {
  animate.mockClear()
  await renderWithServices(product, { at: '/', pattern: '*' })
}
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('another page comes in, the first one of a visit and another search of the same one do not', async () => {
  await visit()
  expect(animate).not.toHaveBeenCalled()
  await press('Buscar')
  expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0.4, 1] }, 140)
  await press('Buscar lei')
  await press('O mesmo em outro endereço')
  expect(animate).toHaveBeenCalledOnce()
})

test('where motion is not wanted, the page is there at once', async () => {
  await visit()
  withLessMotion()
  await press('Buscar')
  expect(animate).not.toHaveBeenCalled()
})

test('a page without a place for its content has nothing to bring in', async () => {
  await visit(<Product hasContent={false} />)
  await press('Buscar')
  expect(screen.getByRole('link', { name: 'Buscar' })).toBeInTheDocument()
  expect(animate).not.toHaveBeenCalled()
})

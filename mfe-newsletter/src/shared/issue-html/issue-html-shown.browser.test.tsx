import { createTestWorld, renderWithServices, required } from '@ementa/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { IssueHtml } from './issue-html'

const FIRST = [
  '<h3>Prazos</h3><p>O art. 927 do CPC e <a href="/u/ana">Ana</a><sup><a href="#nota-1">1</a></sup></p>',
  '<p><img src="ementa-image:foto" alt="Foto"><img src="https://fora.example/a.png" alt="Gráfico"></p>',
  '<ol class="footnotes"><li id="nota-1">Nota.</li></ol>',
].join('')

let change: (next: { html: string; below: number }) => void

function Holder() {
  const [{ html, below }, set] = useState({ html: FIRST, below: 2 })
  useEffect(() => {
    change = set
  }, [])
  return <IssueHtml html={html} below={below} className="issue-text" />
}

test('a text is set whole: levels, addresses, images, citations and notes; so is the one in its place', async () => {
  const world = await createTestWorld()
  const asked: string[] = []
  const images = {
    ...world.services.images,
    resolve: async (address: string) => {
      asked.push(address)
      return 'blob:foto'
    },
  }
  const { container } = await renderWithServices(<Holder />, {
    world: { ...world, services: { ...world.services, images } },
  })
  const text = required(container.querySelector<HTMLElement>('.issue-text'))
  expect(screen.getByRole('heading', { level: 3, name: 'Prazos' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', `${location.origin}/u/ana`)
  expect(screen.getByRole('button', { name: 'Carregar imagem de fora.example' })).toBeInTheDocument()
  expect(asked).toEqual(['ementa-image:foto'])
  await waitFor(() => expect(screen.getByRole('img', { name: 'Foto' })).toHaveAttribute('src', 'blob:foto'))
  expect(await screen.findByRole('link', { name: 'art. 927 do CPC' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Nota 1' })).toBeInTheDocument()
  act(() => change({ html: FIRST, below: 1 }))
  expect(screen.getByRole('heading', { level: 2, name: 'Prazos' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'art. 927 do CPC' })).toBeInTheDocument()
  const second = `<h2>Outra</h2><p>O art. 48 da LGPD.</p><table><tbody><tr><td>x</td></tr></tbody></table>`
  act(() => change({ html: second, below: 1 }))
  expect(screen.getByRole('heading', { level: 2, name: 'Outra' })).toHaveAttribute('aria-level', '2')
  expect(await screen.findByRole('link', { name: 'art. 48 da LGPD' })).toBeInTheDocument()
  await waitFor(() => expect(text.querySelector('.table-scroll > table')).not.toBeNull())
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findNeighbour } from './neighbour'

function show(ids: string[]) {
  render(
    <main>
      <h1>Título</h1>
      <p>a</p>
      {ids.map((id) => (
        <article key={id}>{id}</article>
      ))}
    </main>,
  )
  return (id: string) => findNeighbour(screen.getByText(id), 'article')?.textContent
}

test('the focus goes to the next row, of the last one to the one before it', () => {
  const next = show(['um', 'dois', 'três'])
  expect(['um', 'dois', 'três'].map(next)).toEqual(['dois', 'três', 'dois'])
})

test('of the only row it goes to the heading of the page', () => {
  expect(show(['um'])('um')).toBe('Título')
})

test('what is no row of the page has no neighbour', () => {
  show(['um'])
  expect(findNeighbour(null, 'article')).toBeNull()
  expect(findNeighbour(screen.getByText('a'), 'article')).toBeNull()
  expect(findNeighbour(document.createElement('article'), 'article')).toBeNull()
})

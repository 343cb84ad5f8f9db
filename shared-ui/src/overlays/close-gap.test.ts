// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { closeGap } from './confirm'

const moved: string[] = []
const moves: unknown[][] = []

/** Rows of 50 px below each other, each in a box that the list places. */
function list(ids: string[]) {
  document.body.innerHTML = `<div>${ids.map((id) => `<div id="${id}"><p data-row="${id}">${id}</p></div>`).join('')}</div>`
  ids.forEach((id, index) => {
    const box = document.getElementById(id)
    const rect = { top: 50 * index, height: 50 } as DOMRect
    for (const element of [box, box?.firstElementChild]) {
      if (!element) continue
      element.getBoundingClientRect = () => rect
      element.animate = (...given) => {
        moved.push(id)
        moves.push(given)
        return {} as Animation
      }
    }
  })
}
const remove = async (id: string) => {
  document.getElementById(id)?.remove()
  await new Promise((resolve) => setTimeout(resolve))
}
const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))

beforeEach(() => {
  moved.length = 0
  moves.length = 0
  motion(false)
})

test('what is below a row that goes moves up by its height, once, and what is above it stays', async () => {
  list(['a', 'b', 'c', 'd'])
  closeGap('b')
  await remove('d')
  expect(moved).toEqual([])
  await remove('b')
  expect(moved).toEqual(['c'])
  expect(moves[0]?.[0]).toEqual({ translate: ['0 50px', '0 0'] })
  await remove('a')
  expect(moved).toEqual(['c'])
})

test('nothing moves for who asked for less motion, nor for a row that is not there', async () => {
  motion(true)
  list(['a', 'b'])
  closeGap('a')
  closeGap('z')
  await remove('a')
  expect(moved).toEqual([])
})

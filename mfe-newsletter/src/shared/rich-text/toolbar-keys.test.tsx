import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { initTabStop, keepTabStop, moveFocus } from './toolbar'

/** Boxes as a browser would lay them out: left, top, width and height in px. */
type Frame = readonly [left: number, top: number, width: number, height: number]

function Bar({ frames }: { frames: Record<string, Frame> }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const button of bar.current?.querySelectorAll('button') ?? []) {
      const [left, top, width, height] = frames[button.textContent ?? ''] ?? [0, 0, 0, 0]
      button.getBoundingClientRect = () => new DOMRect(left, top, width, height)
    }
    if (bar.current) initTabStop(bar.current)
  }, [frames])
  return (
    <div
      role="toolbar"
      ref={bar}
      onKeyDown={moveFocus}
      onFocus={(event) => keepTabStop(event.currentTarget, event.target)}
    >
      {Object.keys(frames).map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)

test('arrows go row by row as the buttons are seen, past those that are not', () => {
  render(
    <Bar
      frames={{
        hidden: [0, 0, 0, 0],
        third: [0, 50, 40, 40],
        second: [50, 10, 40, 24],
        fourth: [50, 50, 40, 40],
        // A tool of another height in the same row has the same middle.
        first: [0, 0, 40, 44],
      }}
    />,
  )
  expect(stops()).toEqual([button('first')])
  button('first').focus()
  for (const name of ['second', 'third', 'fourth', 'first']) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(button(name)).toHaveFocus()
    expect(stops()).toEqual([button(name)])
  }
  fireEvent.keyDown(button('first'), { key: 'ArrowLeft' })
  expect(button('fourth')).toHaveFocus()
  fireEvent.keyDown(button('fourth'), { key: 'Home' })
  expect(button('first')).toHaveFocus()
  fireEvent.keyDown(button('first'), { key: 'End' })
  expect(button('fourth')).toHaveFocus()
})

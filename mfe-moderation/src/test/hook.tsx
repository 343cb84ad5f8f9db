import { renderWithServices, type TestWorld } from '@ementa/testing'
import { act } from '@testing-library/react'
import { useLayoutEffect, useReducer } from 'react'

interface ProbeProps<Result> {
  useIt: () => Result
  onRender: (result: Result, again: () => void) => void
}

function Probe<Result>({ useIt, onRender }: ProbeProps<Result>) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const result = useIt()
  useLayoutEffect(() => onRender(result, again))
  return null
}

/** For tests only: renders a hook within the services of a world; `current` is its last result. */
export async function hookOf<Result>(useIt: () => Result, world: TestWorld, at = '/') {
  const result = {} as { current: Result }
  let renderAgain = (): void => undefined
  const onRender = (returned: Result, again: () => void) => {
    result.current = returned
    renderAgain = again
  }
  const view = await renderWithServices(<Probe useIt={useIt} onRender={onRender} />, { world, at, pattern: '*' })
  return { ...view, result, again: () => act(() => renderAgain()) }
}

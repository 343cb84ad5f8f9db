import { useSearchParams } from '@ementa/ui/router'
import { useCallback } from 'react'

/** One parameter of the address, so that reload, Back and sharing keep the state; the default is left out of it. */
export function useQueryParam<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [value: Value, set: (value: Value) => void] {
  const [params, setParams] = useSearchParams()
  const given = params.get(name)
  const value = values.find((one) => one === given) ?? values[0]
  const byDefault = values[0]
  const set = useCallback(
    (next: Value) =>
      setParams(
        (now) => {
          const changed = new URLSearchParams(now)
          if (next === byDefault) changed.delete(name)
          else changed.set(name, next)
          return changed
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, name, byDefault],
  )
  return [value, set]
}

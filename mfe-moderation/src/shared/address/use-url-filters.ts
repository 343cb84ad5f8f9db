import { useMemo } from 'react'
import { type AddressChanges, useAddress } from './use-address'

export interface UrlFilters {
  /** The value of a parameter when it is one of `allowed`, otherwise `byDefault`: addresses are typed and shared by people. */
  pick: <Value extends string>(name: string, allowed: readonly Value[], byDefault: Value) => Value
  text: (name: string) => string
  /** Changes parameters in place; an empty value removes its parameter. The same function at every render. */
  set: (changes: AddressChanges) => void
}

/**
 * Filters live in the address, so that reloading, sharing and going back keep them. The same object as
 * long as nothing changes.
 */
export function useUrlFilters(): UrlFilters {
  const { parameters, set } = useAddress()
  return useMemo(
    () => ({
      pick: (name, allowed, byDefault) => allowed.find((value) => value === parameters.get(name)) ?? byDefault,
      text: (name) => parameters.get(name) ?? '',
      set,
    }),
    [parameters, set],
  )
}

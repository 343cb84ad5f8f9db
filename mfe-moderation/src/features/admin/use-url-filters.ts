import { useSearchParams } from '@ementa/ui/router'

export interface UrlFilters {
  /** The value of a parameter when it is one of `allowed`, otherwise `byDefault`: addresses are typed and shared by people. */
  pick: <Value extends string>(name: string, allowed: readonly Value[], byDefault: Value) => Value
  text: (name: string) => string
  /** Changes parameters in place; an empty value removes its parameter. */
  set: (changes: Record<string, string>) => void
}

/** Filters live in the address, so that reloading, sharing and going back keep them (experience §35). */
export function useUrlFilters(): UrlFilters {
  const [parameters, setParameters] = useSearchParams()
  return {
    pick: (name, allowed, byDefault) => allowed.find((value) => value === parameters.get(name)) ?? byDefault,
    text: (name) => parameters.get(name) ?? '',
    set: (changes) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

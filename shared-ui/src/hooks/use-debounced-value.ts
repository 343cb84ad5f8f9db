import { DEBOUNCE } from '@ementa/contracts'
import { useEffect, useState } from 'react'

/** Returns `value` once it has rested for `delay` ms (300 by default). */
export function useDebouncedValue<Value>(value: Value, delay: number = DEBOUNCE): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

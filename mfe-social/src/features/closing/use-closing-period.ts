import { STORAGE_KEYS, stored } from '@ementa/contracts'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Closing, closingSchema, startPeriod } from './closing-period'

const storedPeriods = stored(STORAGE_KEYS.closing, v.record(v.string(), closingSchema))

/** Returns the period of the current edition and stores that it was opened now. */
export function useClosingPeriod(userId: string): Closing {
  const [period] = useState(() => startPeriod(storedPeriods.read()?.[userId], Date.now()))
  useEffect(() => {
    storedPeriods.write({ ...storedPeriods.read(), [userId]: period })
  }, [userId, period])
  return period
}

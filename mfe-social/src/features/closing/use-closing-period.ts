import { STORAGE_KEYS, stored } from '@ementa/contracts'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Closing, closingPeriod, closingSchema } from './closing-period'

const kept = stored(STORAGE_KEYS.closing, v.record(v.string(), closingSchema))

/** The period of the reader's edition of now; opening the page is what the next one begins with. */
export function useClosingPeriod(userId: string): Closing {
  const [period] = useState(() => closingPeriod(kept.read()?.[userId], Date.now()))
  useEffect(() => {
    kept.write({ ...kept.read(), [userId]: period })
  }, [userId, period])
  return period
}

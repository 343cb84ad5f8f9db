import { useEffect, useState } from 'react'
import * as v from 'valibot'
import styles from './development.module.css'

const linesSchema = v.array(v.string())
const LOOK_EVERY_MS = 2000

/** The current errors of the type check of `npm run dev`; renders nothing where the server has no such check. */
export function TypeErrors() {
  const [errors, setErrors] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () =>
      fetch('/type-errors.json')
        .then((response) => response.json())
        .then((answer) => setErrors(v.parse(linesSchema, answer)))
        .catch(() => setErrors([]))
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (errors.length === 0) return null
  return (
    <div role="alert" data-type-errors className={styles.typeErrors}>
      {errors.join('\n')}
    </div>
  )
}

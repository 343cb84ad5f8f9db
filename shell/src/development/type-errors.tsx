import { Box } from '@ementa/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'

const linesSchema = v.array(v.string())
const LOOK_EVERY_MS = 2000

/** What the type check of `npm run dev` says at the moment; nothing where a server answers something else at its address. */
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
    <Box
      role="alert"
      data-type-errors
      position="fixed"
      inset="auto 0 0 0"
      maxH="40vh"
      overflow="auto"
      // Above open dialogs; the button of the panel lies over its lower edge.
      zIndex="popover"
      p={4}
      pb={12}
      bg="bg.surface"
      borderTop="3px solid"
      borderColor="danger"
      fontFamily="mono"
      fontSize="13px"
      whiteSpace="pre-wrap"
    >
      {errors.join('\n')}
    </Box>
  )
}

import { useEffect, useState } from 'react'

type Drawings = typeof import('./drawings')['DRAWINGS']
export type IllustrationName = keyof Drawings

/** Reserves the room of a drawing at once; the drawing follows, and is left out when its file cannot be loaded. */
export function Illustration({ name, size = 96 }: { name: IllustrationName; size?: number }) {
  const [drawings, setDrawings] = useState<Drawings>()
  useEffect(() => {
    import('./drawings').then(
      (module) => setDrawings(module.DRAWINGS),
      () => undefined,
    )
  }, [])
  return (
    <svg
      className="illustration"
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {drawings?.[name]}
    </svg>
  )
}

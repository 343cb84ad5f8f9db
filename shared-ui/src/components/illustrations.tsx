import { useEffect, useState } from 'react'

type Drawings = typeof import('./drawings')['DRAWINGS']
export type IllustrationName = keyof Drawings

/** Its room is there at once; what is drawn comes when a page is empty, and stays away where its file does not arrive. */
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

/** The mark of the product: a drawn §, half a turn of itself. */
export function BrandGlyph({ size = 28 }: { size?: number }) {
  return (
    <svg
      className="brand-glyph"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      <path d="M15.9 5.4C15.3 3.3 13.8 2.2 12 2.2c-2.1 0-3.7 1.3-3.7 3.2 0 4.2 8.4 4.1 8.4 8.6 0 1.6-1 2.8-2.6 3.3" />
      <path d="M8.1 18.6c.6 2.1 2.1 3.2 3.9 3.2 2.1 0 3.7-1.3 3.7-3.2 0-4.2-8.4-4.1-8.4-8.6 0-1.6 1-2.8 2.6-3.3" />
    </svg>
  )
}

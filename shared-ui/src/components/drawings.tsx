import type { ReactNode } from 'react'

// Stationery in one stroke of 2 px, with one accent in bordô (class `accent`). They say nothing to screen readers.

export const DRAWINGS = {
  folder: (
    <>
      <path d="M14 34V22a4 4 0 0 1 4-4h20l7 8h33a4 4 0 0 1 4 4v4" />
      <path d="M9 38h78l-6 40a4 4 0 0 1-4 3H19a4 4 0 0 1-4-3L9 38Z" />
      <path d="M30 52h36M30 61h24" opacity=".6" />
      <path className="accent" d="M62 38V26l5 4 5-4v12" />
    </>
  ),
  clip: (
    <>
      <path d="M22 14h38l16 16v52H22V14Z" />
      <path d="M60 14v16h16" />
      <path d="M34 44h30M34 54h30M34 64h18" opacity=".6" />
      <path className="accent" d="M40 8v20a6 6 0 0 1-12 0V12a4 4 0 0 1 8 0v15" />
    </>
  ),
  inkpad: (
    <>
      <path d="M38 44c0-7-5-10-5-17a15 15 0 0 1 30 0c0 7-5 10-5 17" />
      <path d="M26 56c0-7 5-12 12-12h20c7 0 12 5 12 12v4H26v-4Z" />
      <path d="M30 60v6h36v-6" />
      <path className="accent" d="M18 78h60" />
      <path d="M26 84h44" opacity=".6" />
    </>
  ),
  sheet: (
    <>
      <path d="M24 12h36l14 14v58H24V12Z" />
      <path d="M60 12v14h14" />
      <path className="accent" d="M34 12v72" />
      <path d="M42 40h22M42 50h22M42 60h12" opacity=".6" />
    </>
  ),
  drawer: (
    <>
      <path d="M20 10h56v76H20V10Z" />
      <path d="M20 35h56" />
      <path d="M42 21h12v5H42v-5Z" />
      <path d="M14 44h68v26H14V44Z" />
      <path className="accent" d="M40 54h16v6H40v-6Z" />
      <path d="M24 44v-6h36v6M30 38v-5h36v11" opacity=".6" />
      <path d="M42 77h12" />
    </>
  ),
} satisfies Record<string, ReactNode>

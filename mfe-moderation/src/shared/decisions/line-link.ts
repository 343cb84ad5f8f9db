/** A link with a line to itself: 24 px high, as a target must be (WCAG 2.5.8). */
export const LINE_LINK = { display: 'inline-block', py: '2px', lineHeight: 1.5 } as const

/** Height of one suggestion, in px. */
const ROW = 44
/** Distance between the list and the end of the window, for the border and the bar at the bottom of phones, in px. */
const MARGIN = 8

/** Returns whether so many suggestions end below the window under a field or caret, and have room above it. */
export function isRoomAboveOnly({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, count: number): boolean {
  const height = count * ROW + MARGIN
  // The keyboard of a phone takes its part of the window.
  const end = window.visualViewport?.height ?? window.innerHeight
  return bottom + height > end && top - height >= 0
}

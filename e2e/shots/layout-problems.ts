export interface Found {
  rule: string
  what: string
}

/**
 * Finds problems of a page's layout. It runs in the page, without access to this file's scope.
 * @param isTouch whether targets must have the size of a finger
 */
export function measure(isTouch: boolean): Found[] {
  const found: Found[] = []
  const point = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50)
    return `<${element.tagName.toLowerCase()}> ${label || element.outerHTML.slice(0, 80)}`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true]')
  const rectOf = (element: Element) => element.getBoundingClientRect()
  const isTiny = ({ width, height }: DOMRect) => width <= 2 || height <= 2
  const root = document.documentElement
  const all = [...document.body.querySelectorAll<HTMLElement>('*')]

  if (root.scrollWidth > root.clientWidth) {
    const isScrolledWithin = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      return false
    }
    const wide = all.find((element) => rectOf(element).right > root.clientWidth + 1 && !isScrolledWithin(element))
    found.push({ rule: 'overflow', what: point(wide ?? document.body) })
  }

  for (const element of all) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!hasText || !isSeen(element) || isTiny(rectOf(element))) continue
    const style = getComputedStyle(element)
    const isCut = (overflow: string, inner: number, outer: number) =>
      (overflow === 'hidden' || overflow === 'clip') && inner > outer + 2
    const isLineClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
    if (
      isCut(style.overflowX, element.scrollWidth, element.clientWidth) &&
      style.textOverflow !== 'ellipsis' &&
      !isLineClamped
    )
      found.push({ rule: 'clipped', what: point(element) })
    else if (
      isCut(style.overflowY, element.scrollHeight, element.clientHeight + 3) &&
      !isLineClamped &&
      style.textOverflow !== 'ellipsis'
    )
      found.push({ rule: 'clipped', what: point(element) })
  }

  const isOwnText = (node: Node) => node.nodeType === 3 && node.textContent?.trim()
  /** Returns the boxes of the lines of a text, without padding. */
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes].filter(isOwnText).flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  /** Returns the visible part of a line, which the element or its ancestors may clip. */
  const seenOf = (element: Element, line: DOMRect): DOMRect => {
    let { left, right, top, bottom } = line
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const box = rectOf(one)
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const isScrolled = (element: Element) => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true
    return false
  }
  const texts = all
    .filter((element) => [...element.childNodes].some(isOwnText) && isSeen(element) && !isTiny(rectOf(element)))
    .map((element) => ({
      element,
      style: getComputedStyle(element),
      lines: linesOf(element)
        .map((line) => seenOf(element, line))
        .filter((line) => !isTiny(line)),
    }))
  for (const { element, lines, style } of texts) {
    const hasDots = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible'
    // An ellipsis is allowed, unless hardly anything else is visible.
    const least = 3 * Number.parseFloat(style.fontSize)
    if (hasDots && element.clientWidth < least && element.scrollWidth > element.clientWidth + 2)
      found.push({ rule: 'clipped', what: `no room for ${point(element)}` })
    const isBeyond = lines.some(({ left, right }) => left < root.clientWidth && right > root.clientWidth + 1)
    if (isBeyond && !hasDots && !isScrolled(element))
      found.push({ rule: 'clipped', what: `beyond the edge ${point(element)}` })
  }

  const SELECTOR = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'
  const controls = [...document.body.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (element) => isSeen(element) && !isTiny(rectOf(element)) && getComputedStyle(element).pointerEvents !== 'none',
  )
  /** Returns the box of a target, including its pseudo-elements and the label around a checkbox. */
  const targetOf = (element: HTMLElement): { width: number; height: number } => {
    const label = element.matches('input') ? element.closest('label') : null
    let { width, height } = rectOf(label ?? element)
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute') continue
      if (getComputedStyle(element).position === 'static') return { width: 999, height: 999 }
      const px = (value: string) => Number.parseFloat(value) || 0
      width = Math.max(width, rectOf(element).width - px(style.left) - px(style.right))
      height = Math.max(height, rectOf(element).height - px(style.top) - px(style.bottom))
    }
    return { width, height }
  }
  const isInSentence = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
  /** Tells whether a link is inline text, such as a name or a date. */
  const isWords = (element: HTMLElement) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && borderTopWidth === '0px'
    return element.matches('a[href]') && isBare && rectOf(element).height < 40 && !element.querySelector('img')
  }
  for (const control of controls) {
    if (isInSentence(control) || control.closest('.ql-editor')) continue
    const { width, height } = targetOf(control)
    const least = isTouch && !isWords(control) ? 44 : 24
    if (Math.min(width, height) < least - 0.5)
      found.push({ rule: `target<${least}`, what: `${Math.round(width)}×${Math.round(height)} ${point(control)}` })
  }

  const isFloating = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
    return false
  }
  const still = controls.filter((control) => !isFloating(control)).map((control) => ({ control, box: rectOf(control) }))
  for (const [index, { control, box }] of still.entries())
    for (const { control: other, box: otherBox } of still.slice(index + 1)) {
      // A button inside its field is allowed, and links of a text share its lines.
      if (control.contains(other) || other.contains(control)) continue
      if (control.matches('input') !== other.matches('input') || (isInSentence(control) && isInSentence(other)))
        continue
      const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left)
      const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top)
      if (across > 4 && down > 4) found.push({ rule: 'overlap', what: `${point(control)} · ${point(other)}` })
    }
  const laid = texts.filter(({ element }) => !isFloating(element) && !isScrolled(element))
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8
  for (const [index, { element, lines }] of laid.entries())
    for (const { element: other, lines: otherLines } of laid.slice(index + 1))
      if (!element.contains(other) && lines.some((line) => otherLines.some((otherLine) => isOver(line, otherLine))))
        found.push({ rule: 'text over text', what: `${point(element)} · ${point(other)}` })
  return found
}

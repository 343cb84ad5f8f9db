/** A figure is the line of its image and a line for its caption, whichever came first; other figures are what is in them. */
export function makeCaptionLines(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption')
    const images = [...figure.querySelectorAll('img')]
    if (images.length === 0) {
      figure.replaceWith(...figure.childNodes)
      continue
    }
    const lineOf = (className: string, ...content: Node[]) => {
      const line = figure.ownerDocument.createElement('p')
      if (className) line.className = className
      line.append(...content)
      return line
    }
    const words = caption?.textContent?.trim() ? [lineOf('ql-caption', ...caption.childNodes)] : []
    figure.replaceWith(...images.map((image) => lineOf('', image)), ...words)
  }
}

/** Makes the addresses whole that begin with `/`: they are pages of `product`, wherever it lies and the text is read. */
export function completeAddresses(root: ParentNode, product: string): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', product + (link.getAttribute('href') ?? ''))
  }
}

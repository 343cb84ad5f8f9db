/**
 * Lets DOMPurify sanitise in view tests. It reads the names of nodes from `Node.prototype`, past what a page could
 * overwrite, where happy-dom 21.0 has none, and goes on after a node that it removed, which the iterators of happy-dom do
 * not: the first element of a text was lost, and the rest stayed as it was. Imported before anything loads DOMPurify, which
 * keeps both from its beginning.
 */
const nameOf = Object.getOwnPropertyDescriptor(Element.prototype, 'nodeName')?.get

Object.defineProperty(Node.prototype, 'nodeName', {
  configurable: true,
  get(this: Node) {
    return this instanceof Element ? nameOf?.call(this) : `#${this.nodeType === Node.TEXT_NODE ? 'text' : 'comment'}`
  },
})

Object.defineProperty(document, 'createNodeIterator', {
  configurable: true,
  value: (root: Node) => {
    const visited: Node[] = []
    return {
      nextNode() {
        while (visited.length > 0 && !root.contains(visited.at(-1) ?? null)) visited.pop()
        const last = visited.at(-1)
        const next = last ? following(last, root) : root
        if (next) visited.push(next)
        return next
      },
    }
  },
})

/** The node after this one, in the order of the document. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild) return node.firstChild
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) if (at.nextSibling) return at.nextSibling
  return null
}

/**
 * Makes DOMPurify work in view tests. It reads node names from `Node.prototype`, where happy-dom 21.0 has none, and
 * continues an iteration after removing a node, which happy-dom's iterators do not. This must be imported before
 * DOMPurify, which keeps references to both.
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

/** Returns the next node in document order. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild) return node.firstChild
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) if (at.nextSibling) return at.nextSibling
  return null
}

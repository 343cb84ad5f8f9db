// A page of a remote in the product's own shell: `tooling/bench/lib/least-pages.mjs` puts it in the place of the real ones.
import { useRead } from '@ementa/ui/data'
import { createElement } from 'react'
import { leastQuery } from './least-query.mjs'
import { Texts } from './texts.mjs'

export default function LeastPage() {
  const { data = [] } = useRead(leastQuery(location.pathname))
  return createElement(
    'div',
    { style: { padding: 16 } },
    createElement('h1', null, 'Ementa'),
    createElement(Texts, { shown: data }),
  )
}

// A page of a remote in the product's own shell: `tooling/bench/lib/least-pages.mjs` puts it in the place of the real ones.
import { useServices } from '@ementa/ui/plain'
import { createElement, useEffect, useState } from 'react'
import { firstTexts } from './first-texts.mjs'
import { Texts } from './texts.mjs'

export default function LeastPage() {
  const { api } = useServices()
  const [shown, setShown] = useState(/** @type {import('./first-texts.mjs').Shown[]} */ ([]))
  useEffect(() => void firstTexts(api, location.pathname).then(setShown), [api])
  return createElement(
    'div',
    { style: { padding: 16 } },
    createElement('h1', null, 'Ementa'),
    createElement(Texts, { shown }),
  )
}

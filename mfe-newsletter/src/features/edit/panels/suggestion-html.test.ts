import { expect, test } from 'vitest'
import { suggestionHtml } from './suggestion-html'

test('adds title, text and source, and no markup of their own [NS-54]', () => {
  expect(suggestionHtml({ title: 'A & B', content: '<img src=x onerror=alert(1)>', source: '"STJ"' })).toBe(
    '<h2>A &amp; B</h2><p>&lt;img src=x onerror=alert(1)&gt;</p><p><em>Fonte: &quot;STJ&quot;</em></p>',
  )
})

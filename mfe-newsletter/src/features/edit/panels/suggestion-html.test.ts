import { expect, test } from 'vitest'
import { suggestionHtml } from '../editor-panels'

test('adds title, text and source, and no markup of their own [NS-54]', () => {
  expect(suggestionHtml({ title: 'A & B', content: '<img src=x onerror=alert(1)>', source: '"STJ"' })).toBe(
    '<h2>A &amp; B</h2><p>&lt;img src=x onerror=alert(1)&gt;</p><p><em>Fonte: &quot;STJ&quot;</em></p>',
  )
})

test('escapes every sign of markup, also where it stands twice', () => {
  expect(suggestionHtml({ title: '<b>"&"</b>', content: '', source: '' })).toBe(
    '<h2>&lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;</h2><p></p><p><em>Fonte: </em></p>',
  )
})

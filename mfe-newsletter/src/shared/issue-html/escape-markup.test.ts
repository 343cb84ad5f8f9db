import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup'

test('a text is written between quotes and tags', () => {
  expect(escapeMarkup('A & B < C > "D"\n&amp; &#10;')).toBe(
    'A &amp; B &lt; C &gt; &quot;D&quot;&#10;&amp;amp; &amp;#10;',
  )
})

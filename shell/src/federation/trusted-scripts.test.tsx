import { expect, test } from 'vitest'
import { acceptFiles, trust } from './trusted-scripts'

test('a chunk that nothing preloads carries the hash of its manifest, and one that no manifest names is refused', () => {
  acceptFiles('https://social.example/mf-manifest.json', { 'static/later.js': 'YWJj' })
  const script = document.createElement('script')
  trust(script, 'https://social.example/static/later.js')
  expect([script.src, script.integrity, script.crossOrigin]).toEqual([
    'https://social.example/static/later.js',
    'sha256-YWJj',
    'anonymous',
  ])
  expect(() => trust(document.createElement('script'), 'https://social.example/static/stranger.js')).toThrow()
})

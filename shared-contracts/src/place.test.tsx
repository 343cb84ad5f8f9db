import { afterEach, expect, test } from 'vitest'
import { pathInProduct, productAddress, productFolder } from './place'

afterEach(() => document.head.querySelector('link[rel=manifest]')?.remove())

function documentIn(folder: string) {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.setAttribute('href', `${folder}manifest.webmanifest`)
  document.head.append(link)
}

test('the document of a folder says where the product lies, whatever page is open', () => {
  documentIn('/ementa/')
  expect(productFolder()).toBe('/ementa/')
  expect(productAddress()).toBe(`${location.origin}/ementa`)
  expect(['/ementa/u/ana', '/ementa/', '/ementa'].map(pathInProduct)).toEqual(['/u/ana', '/', '/'])
})

test('at the root, and on a page that names no folder, paths are as they are', () => {
  expect([productFolder(), productAddress(), pathInProduct('/u/ana')]).toEqual(['/', location.origin, '/u/ana'])
  documentIn('/')
  expect([productFolder(), productAddress(), pathInProduct('/')]).toEqual(['/', location.origin, '/'])
})

/// <reference types="node" />
/**
 * Runs before every test file that renders (`vitest.config.ts`, project `views`): matchers such as `toBeVisible()`, the
 * settings of the queries, an empty storage at the beginning of each test, an empty page after it. Files share their
 * modules: what a file leaves in one is still there in the next.
 */
import fs from 'node:fs'
import path from 'node:path'
import '@testing-library/jest-dom/vitest'
import './edit-commands'
import './sanitizing'
import './quick-matches'
import { cleanup, configure } from '@testing-library/react'
import elements from 'happy-dom/lib/config/HTMLElementConfig.js'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { announce } from '../../shared-ui/src/components/announcer'
import { afterEffects } from './after-effects'
import { PATIENCE } from './patience'

// A busy machine takes its time over a chunk that a view loads when it is opened; what never comes still fails. Here and
// nowhere else: a module that all files share is evaluated for the first of them only.
configure({ defaultHidden: false, asyncUtilTimeout: PATIENCE, asyncWrapper: afterEffects })

// happy-dom 21.0 does not know `<search>` yet: React would say, once in a process, that browsers do not.
Object.assign(elements, { search: elements.section })

declare global {
  interface Window {
    readonly happyDOM: {
      setURL(url: string): void
      setViewport(viewport: { width: number }): void
      readonly settings: { readonly device: { prefersReducedMotion: 'reduce' | 'no-preference' } }
    }
  }
}

/** Where every test begins: a click on a download navigates in happy-dom, to an address that nothing is relative to. */
const ADDRESS = 'http://localhost:3000/'

/** The custom properties of the theme, as the document's sheet has them: colours are compared by what is shown. */
const tokens = document.createElement('style')
tokens.textContent = fs.readFileSync(path.join(import.meta.dirname, '../../shared-ui/src/theme/tokens.css'), 'utf8')

beforeAll(() => {
  document.head.append(tokens)
  // What a file put into the page by itself stays out of the next one.
  document.body.replaceChildren()
})
beforeEach(() => {
  window.happyDOM.setURL(ADDRESS)
  localStorage.clear()
  sessionStorage.clear()
  // happy-dom has no layout: without this each list counts as scrolled to its end, and loads its next page by itself.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000)
})
// First of all `afterEach` (`sequence.hooks`): views unmount before a file removes what they depend on.
afterEach(cleanup)
// The product keeps what it said last to readers of screens, and would have it in the next page as well.
afterEach(() => announce(''))

/*
 * `[object HTMLDivElement]`, as a browser says. happy-dom answers with the element's HTML, and Popper.js asks each element
 * it meets: a tenth of the time of all view tests.
 */
Element.prototype.toString = Object.prototype.toString

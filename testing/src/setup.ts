/// <reference types="node" />
/**
 * Runs before every test file that renders (`vitest.config.ts`, project `views`). It adds matchers such as
 * `toBeVisible()`, sets up the queries, empties storage before each test and the page after it. Files share their
 * modules and thus the state in them.
 */
import fs from 'node:fs'
import path from 'node:path'
import '@testing-library/jest-dom/vitest'
import './edit-commands'
import './fast-selectors'
import { cleanup, configure } from '@testing-library/react'
import elements from 'happy-dom/lib/config/HTMLElementConfig.js'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { announce } from '../../shared-ui/src/components/announcer'
import { afterEffects } from './flush-effects'
import { PATIENCE } from './wait-timeouts'

// A busy machine needs long to load a lazy chunk. This is set here, because shared modules are evaluated for the first file
// only.
configure({ defaultHidden: false, asyncUtilTimeout: PATIENCE, asyncWrapper: afterEffects })

// happy-dom 21.0 does not know `<search>`, so React would warn about it once per process.
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

/** Address at the beginning of every test: in happy-dom a click on a download navigates to an address without a base. */
const ADDRESS = 'http://localhost:3000/'

/** The theme's custom properties, so that tests can compare computed colours. */
const tokens = document.createElement('style')
tokens.textContent = fs.readFileSync(path.join(import.meta.dirname, '../../shared-ui/src/theme/tokens.css'), 'utf8')

beforeAll(() => {
  document.head.append(tokens)
  // Elements that a file has added to the page must not affect the next file.
  document.body.replaceChildren()
})
beforeEach(() => {
  window.happyDOM.setURL(ADDRESS)
  localStorage.clear()
  sessionStorage.clear()
  // happy-dom has no layout: without this each list counts as scrolled to its end and loads its next page.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000)
})
// This is the first `afterEach` (`sequence.hooks`), so that views unmount before a file removes their dependencies.
afterEach(cleanup)
// A part that is loaded later than its file ends would fail, and stay failed for all files after it.
afterAll(() => vi.dynamicImportSettled())
// The product keeps the last announcement for screen readers, which would be in the next page too.
afterEach(() => announce(''))

/*
 * Returns `[object HTMLDivElement]` for an element, as browsers do. happy-dom returns its HTML, which takes a tenth of the time
 * of all view tests, because Popper.js calls `toString` for each element.
 */
Element.prototype.toString = Object.prototype.toString

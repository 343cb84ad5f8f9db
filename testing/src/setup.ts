/**
 * Runs before every test file that renders (`vitest.config.ts`, project `views`): matchers such as `toBeVisible()`, an
 * empty storage at the beginning of each test, an empty page after it.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
// First of all `afterEach` (`sequence.hooks`): views unmount before a file removes what they depend on.
afterEach(cleanup)

/*
 * `[object HTMLDivElement]`, as a browser says. happy-dom answers with the element's HTML, and Popper.js asks each element
 * it meets: a tenth of the time of all view tests.
 */
Element.prototype.toString = Object.prototype.toString

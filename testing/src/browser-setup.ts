/**
 * Runs before every test file in Chromium (`*.browser.test.tsx`). It adds matchers such as `toBeVisible()` and the product's
 * style sheet, empties storage before each test and the page after it.
 */
import '@testing-library/jest-dom/vitest'
import '@ementa/ui/document.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

configure({ defaultHidden: false, asyncUtilTimeout: 15_000 })

// Views have no header here, so bars that stick below it must be at the top.
document.documentElement.style.setProperty('--ementa-header', '0px')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

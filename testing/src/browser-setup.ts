/**
 * Runs before every test file in Chromium (`*.browser.test.tsx`): matchers such as `toBeVisible()`, the product's style
 * sheet, an empty storage at the beginning of each test and an empty page after it.
 */
import '@testing-library/jest-dom/vitest'
import '@ementa/ui/document.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

configure({ defaultHidden: false, asyncUtilTimeout: 15_000 })

// No header stands above the view: a bar that sticks below one would cover what is tested.
document.documentElement.style.setProperty('--ementa-header', '0px')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

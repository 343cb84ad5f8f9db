import * as everyPart from '@chakra-ui/react'
import { ColorModeContext, ThemeProvider, toCSSVar } from '@chakra-ui/react'
import * as chakraStyles from '@chakra-ui/theme/components'
import { createElement, type ElementType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { theme } from './theme'

type Values = Record<string, string | Record<string, string>>

type Exports = Record<string, unknown>
/** The parts of Chakra that are exported under these names, by themselves. */
const partsIn = (exports: Exports): Exports =>
  Object.fromEntries(Object.entries(everyPart).filter(([name]) => /^[A-Z][a-z]/.test(name) && name in exports))

/** The names under which Chakra's parts among these exports ask the theme for a style, where Chakra has one (`Text` has none). */
function askedBy(exports: Exports): string[] {
  const asked = new Set<string>()
  const components = new Proxy(theme.components as Exports, {
    get(styles, name: string) {
      if (name in chakraStyles) asked.add(name)
      return styles[name]
    },
  })
  const colorMode = { colorMode: 'light' as const, toggleColorMode: () => {}, setColorMode: () => {} }
  for (const part of Object.values(partsIn(exports))) {
    const element = createElement(part as ElementType, { isOpen: true, onClose: () => {} })
    try {
      renderToString(
        createElement(
          ColorModeContext.Provider,
          { value: colorMode },
          createElement(ThemeProvider as ElementType, { theme: { ...theme, components } }, element),
        ),
      )
    } catch {
      // A part of a part misses the one around it, which asks for both.
    }
  }
  return [...asked]
}

test('a facade dresses every part of Chakra that it exports', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const forms = askedBy(await import('../forms'))
  expect(forms).toEqual(expect.arrayContaining(['Checkbox', 'Form', 'Input', 'Slider']))
  const withForms = Object.keys(theme.components)
  expect(forms.filter((name) => !withForms.includes(name))).toEqual([])

  const overlays = askedBy(await import('../overlays'))
  expect(overlays).toEqual(expect.arrayContaining(['Drawer', 'Menu', 'Modal']))
  const withOverlays = Object.keys(theme.components)
  expect(overlays.filter((name) => !withOverlays.includes(name))).toEqual([])
})

/** Returns the sheet that Chakra would write by script; `npx vitest -u` updates it after a change of the tokens. */
function sheetOf(values: Values): string {
  const rule = (selector: string, entries: [string, unknown][]) =>
    `${selector} {\n${entries.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
  const isNested = ([, value]: [string, unknown]) => typeof value === 'object'
  const inTheme = (name: string) =>
    Object.entries(values)
      .filter((entry) => isNested(entry) && entry[0].includes(`[data-theme=${name}]`))
      .flatMap(([, nested]) => Object.entries(nested))
  return [
    '/* Made of the theme by its test: see theme.test.ts. */\n',
    rule(
      ':root,\n[data-theme]',
      Object.entries(values).filter((entry) => !isNested(entry)),
    ),
    rule('[data-theme="light"]', inTheme('light')),
    rule('[data-theme="dark"]', inTheme('dark')),
  ].join('')
}

test("the document's sheet has the custom properties of the theme", async () => {
  await expect(sheetOf(toCSSVar(theme).__cssVars)).toMatchFileSnapshot('./tokens.css')
})

import { expect, test } from 'vitest'
import { root } from '../packages.mjs'
import { styledFirstPage } from './first-page.mjs'
import { parseModules, readSources } from './modules.mjs'

const APP = 'shell/src/app.tsx'
const FEED = 'mfe-social/src/features/feed/feed-page.tsx'
const PART = 'mfe-social/src/shared/part.tsx'
const PACKAGE = {
  'shared-ui/package.json':
    '{ "name": "@ementa/ui", "exports": { ".": "./src/index.ts", "./plain": "./src/plain.ts" } }',
  'shared-ui/src/plain.ts': `export { Part } from './part'\n`,
  'shared-ui/src/part.tsx': 'export const Part = () => null\n',
}

test('a part of Chakra is found in a file of the first page, and behind the plain facade', () => {
  const modules = parseModules({
    ...PACKAGE,
    'shared-ui/src/part.tsx': `import { Box } from '@chakra-ui/react'\nexport const Part = Box\n`,
    [APP]: `import { Part } from '@ementa/ui/plain'\nexport const app = Part\n`,
    [FEED]: `import { it } from '../../shared/part'\nexport default it\n`,
    [PART]: `import { Box } from '@ementa/ui'\nexport const it = Box\n`,
  })
  expect(styledFirstPage(modules)).toEqual([`${PART} -> @ementa/ui`, 'shared-ui/src/part.tsx -> @chakra-ui/react'])
})

test('types, what is loaded later, and other pages are free', () => {
  const modules = parseModules({
    ...PACKAGE,
    [APP]: `import type { BoxProps } from '@ementa/ui'\nexport const load = () => import('@ementa/ui/overlays')\nexport type P = BoxProps\n`,
    [FEED]: `export const load = () => import('../../shared/part')\n`,
    [PART]: `import { Box } from '@ementa/ui'\nexport const it = Box\n`,
    'mfe-social/src/features/drafts/drafts-page.tsx': `import { Box } from '@ementa/ui'\nexport default Box\n`,
  })
  expect(styledFirstPage(modules)).toEqual([])
})

test.each(['shell/src/frame/header.tsx', 'shell/src/pwa/install-banner.tsx', 'shell/src/telemetry/black-box-view.tsx'])(
  'the frame and what every visit loads are among the files that are looked at: %s',
  (file) => {
    const withChakra = { ...readSources(root) }
    withChakra[file] = `import { Box } from '@ementa/ui'\n${withChakra[file]}\nexport const box = Box\n`
    expect(styledFirstPage(parseModules(withChakra))).toEqual([`${file} -> @ementa/ui`])
  },
)

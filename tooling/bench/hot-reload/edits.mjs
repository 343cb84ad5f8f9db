import { TYPED } from './wait-for-paint.mjs'

/**
 * The edits that the bench makes, in the order of the pages on which they are seen.
 * @typedef {{ text: string } | { selector: string, property: string, value: string }} Seen text of the page, or a computed style
 * @typedef {{ what: string, file: string, find: string, replace: string, seen: Seen }} Edit `find` is in the file once
 * @typedef {object} Scene a page with something in it that only lives in memory
 * @property {string} path
 * @property {string} as username
 * @property {(page: import('@playwright/test').Page) => Promise<import('@playwright/test').Locator>} fill
 *   opens and types; gives the field that must keep `TYPED`
 * @property {readonly Edit[]} edits
 */

const SHARED_UI = 'shared-ui/src'

/** @type {readonly Scene[]} */
export const SCENES = [
  {
    path: '/compose',
    as: 'renata',
    async fill(page) {
      const field = page.getByRole('textbox', { name: 'Texto da publicação' })
      await field.fill(TYPED)
      return field
    },
    edits: [
      {
        what: 'social: a component',
        file: 'mfe-social/src/features/compose/composer-toolbar.tsx',
        find: 'Imagem\n',
        replace: 'Imagem A1\n',
        seen: { text: 'Imagem A1' },
      },
      {
        what: 'social: the same component again',
        file: 'mfe-social/src/features/compose/composer-toolbar.tsx',
        find: 'Imagem A1',
        replace: 'Imagem A2',
        seen: { text: 'Imagem A2' },
      },
      {
        what: 'social: a CSS module',
        file: 'mfe-social/src/features/compose/composer.module.css',
        find: '.foot {',
        replace: '.foot {\n  outline: 3px solid rgb(1, 2, 3);',
        seen: { selector: '[class$="-foot"]', property: 'outline-color', value: 'rgb(1, 2, 3)' },
      },
      {
        what: 'social: the CSS module again',
        file: 'mfe-social/src/features/compose/composer.module.css',
        find: 'rgb(1, 2, 3)',
        replace: 'rgb(3, 2, 1)',
        seen: { selector: '[class$="-foot"]', property: 'outline-color', value: 'rgb(3, 2, 1)' },
      },
      {
        what: 'shared-ui: a component in a remote',
        file: `${SHARED_UI}/components/char-counter.tsx`,
        find: '<span aria-hidden>{',
        replace: '<span aria-hidden>B1 {',
        seen: { text: 'B1 ' },
      },
      {
        what: 'shared-ui: a function beside it',
        file: `${SHARED_UI}/components/char-counter.tsx`,
        find: "'caractere' : 'caracteres'",
        replace: "'caractere' : 'letras'",
        seen: { text: 'letras restantes' },
      },
      {
        what: 'shell: a component',
        file: 'shell/src/frame/header.tsx',
        find: '<span>{BRAND.name}</span>',
        replace: '<span>{BRAND.name} C1</span>',
        seen: { text: 'Ementa C1' },
      },
      {
        what: 'shell: a list of texts',
        file: 'shell/src/frame/navigation.tsx',
        find: "'Composer'",
        replace: "'Composer C2'",
        seen: { text: 'Composer C2' },
      },
    ],
  },
  {
    path: '/newsletters/create',
    as: 'renata',
    async fill(page) {
      const field = page.getByRole('textbox', { name: 'Título' })
      await field.fill(TYPED)
      return field
    },
    edits: [
      {
        what: 'newsletter: a component',
        file: 'mfe-newsletter/src/features/create/create-preview.tsx',
        find: 'Prévia</p>',
        replace: 'Prévia D1</p>',
        seen: { text: 'Prévia D1' },
      },
      {
        what: 'newsletter: the page itself',
        file: 'mfe-newsletter/src/features/create/create-page.tsx',
        find: '<FormLabel>Handle</FormLabel>',
        replace: '<FormLabel>Handle D2</FormLabel>',
        seen: { text: 'Handle D2' },
      },
      {
        what: 'newsletter: a look given by a prop',
        file: 'mfe-newsletter/src/features/create/create-preview.tsx',
        find: '<div className={styles.sheet}>',
        replace: "<div className={styles.sheet} style={{ paddingTop: '61px' }}>",
        seen: { selector: '[aria-label="Prévia"] > :nth-child(2)', property: 'padding-top', value: '61px' },
      },
      {
        what: 'shared-ui: the head of pages',
        file: `${SHARED_UI}/components/page-header.tsx`,
        find: '              {title}\n',
        replace: '              {title} E1\n',
        seen: { text: 'Criar newsletter E1' },
      },
      {
        what: 'shared-ui: a function of another file',
        file: `${SHARED_UI}/format/numbers.ts`,
        find: "'Grátis' : `${price(",
        replace: "'Grátis E2' : `${price(",
        seen: { text: 'Grátis E2' },
      },
    ],
  },
  {
    path: '/admin/logs',
    as: 'moderacao',
    async fill(page) {
      const field = page.getByRole('searchbox', { name: 'Buscar no log' })
      await field.fill(TYPED)
      return field
    },
    edits: [
      {
        what: 'moderation: the page itself',
        file: 'mfe-moderation/src/features/logs/logs-page.tsx',
        find: 'title="Logs"',
        replace: 'title="Logs F1"',
        seen: { text: 'Logs F1' },
      },
      {
        what: 'moderation: a component',
        file: 'mfe-moderation/src/features/logs/log-filters.tsx',
        find: 'label="Ação"',
        replace: 'label="Ação F2"',
        seen: { text: 'Ação F2' },
      },
      {
        what: 'moderation: a CSS module',
        file: 'mfe-moderation/src/shared/filters/filter-bar.module.css',
        find: '.bar {',
        replace: '.bar {\n  outline: 3px solid rgb(4, 5, 6);',
        seen: { selector: '[class$="-bar"][data-choices]', property: 'outline-color', value: 'rgb(4, 5, 6)' },
      },
    ],
  },
  {
    path: '/profile',
    as: 'anapaula',
    async fill(page) {
      await page.getByRole('button', { name: 'Editar Perfil' }).click()
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Bio' })
      await field.fill(TYPED)
      return field
    },
    edits: [
      {
        what: 'account: an open dialog',
        file: 'mfe-account/src/features/profile/edit-profile-dialog.tsx',
        find: 'Como seu nome aparece para as outras pessoas.',
        replace: 'Como seu nome aparece G1',
        seen: { text: 'Como seu nome aparece G1' },
      },
      {
        what: 'account: the page behind it',
        file: 'mfe-account/src/features/profile/profile-header.tsx',
        find: "'Contratos analisados'",
        replace: "'Contratos analisados G2'",
        seen: { text: 'Contratos analisados G2' },
      },
      {
        what: 'shared-ui: the frame of dialogs',
        file: `${SHARED_UI}/overlays/sheet.tsx`,
        find: '{title}</ModalHeader>',
        replace: '{title} H1</ModalHeader>',
        seen: { text: 'Editar perfil H1' },
      },
      {
        what: 'shared-ui: how numbers are written',
        file: `${SHARED_UI}/format/numbers.ts`,
        find: 'return String(value).replace(',
        replace: "return '№' + String(value).replace(",
        seen: { text: '№342' },
      },
    ],
  },
]

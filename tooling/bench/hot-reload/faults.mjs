/**
 * Edits that are wrong, by the page on which they are made: the page and the terminal must say so, and the mended file is
 * painted with the state kept.
 * @typedef {object} Fault
 * @property {string} what
 * @property {string} file
 * @property {string} find is in the file once
 * @property {string} wrong what a slip makes of it
 * @property {string} mended what the next edit makes of that
 * @property {string} says a part of the message, beside the name of the file
 * @property {string} seen text of the page when it is mended
 */

const SYNTAX = 'Syntax Error'

/** @type {Record<string, readonly Fault[]>} */
export const FAULTS = {
  '/compose': [
    {
      what: 'social: a syntax error',
      file: 'mfe-social/src/features/compose/composer-toolbar.tsx',
      find: '        Imagem A2\n',
      wrong: '        Imagem <A3\n',
      mended: '        Imagem A4\n',
      says: SYNTAX,
      seen: 'Imagem A4',
    },
    {
      what: 'shared-ui: a syntax error',
      file: 'shared-ui/src/components/char-counter.tsx',
      find: '<span aria-hidden>B1 {',
      wrong: '<span aria-hidden>B2 {{',
      mended: '<span aria-hidden>B3 {',
      says: SYNTAX,
      seen: 'B3 ',
    },
    {
      what: 'shell: a syntax error',
      file: 'shell/src/frame/header.tsx',
      find: '{BRAND.name} C1</span>',
      wrong: '{BRAND.name C3</span>',
      mended: '{BRAND.name} C4</span>',
      says: SYNTAX,
      seen: 'Ementa C4',
    },
  ],
  '/newsletters/create': [
    {
      what: 'newsletter: a type error',
      file: 'mfe-newsletter/src/features/create/create-preview.tsx',
      find: 'Prévia D1</p>',
      wrong: '{form.nothing}Prévia D3</p>',
      mended: 'Prévia D4</p>',
      says: "Property 'nothing' does not exist",
      seen: 'Prévia D4',
    },
  ],
  '/profile': [
    {
      what: 'shared-ui: a type error behind an open dialog',
      file: 'shared-ui/src/overlays/sheet.tsx',
      find: '{title} H1</ModalHeader>',
      wrong: '{title.nothing}{title} H2</ModalHeader>',
      mended: '{title} H3</ModalHeader>',
      says: "Property 'nothing' does not exist",
      seen: 'Editar perfil H3',
    },
  ],
}

/** An issue as a mail: HTML and plain text, written from the nodes of its text. */
export * from './mail'
export * from './mail-looks'
export * from './mail-markup'
export { mailText } from './mail-text'
export { outlineLevels } from './outline-levels'

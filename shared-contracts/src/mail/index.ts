/** An issue as a mail: HTML and plain text, written from the nodes of its text. */
export { outlineLevels } from '../text/outline-levels'
export * from './mail'
export * from './mail-looks'
export * from './mail-markup'
export { mailText } from './mail-text'

import { createElement } from 'react'

/** The texts of a page as plainly as they can be shown. @param {{ shown: import('./first-texts.mjs').Shown[] }} props */
export function Texts({ shown }) {
  return shown.map(({ id, heading, text, isPost }) =>
    createElement(
      'article',
      { key: id, 'data-post': isPost ? id : undefined },
      heading && createElement('h2', null, heading),
      text,
    ),
  )
}

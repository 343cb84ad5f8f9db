import { createContext } from 'react'

/**
 * Whether what reads here stands beside the page (the frame, a right column), not in it. It is kept and shown offline with
 * the page, but does not make it a saved one, nor older than it is. The owner says so where it places it: the same read
 * may be the content of another page.
 */
export const BesidePageContext = createContext(false)

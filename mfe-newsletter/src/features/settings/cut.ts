/** Shortens a text to a limit, counting characters as the limit does. */
export const cut = (text: string, limit: number): string => [...text].slice(0, limit).join('')

export const isCut = (text: string, limit: number): boolean => [...text].length > limit

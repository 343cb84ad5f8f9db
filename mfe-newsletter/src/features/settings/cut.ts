/** The beginning of a text, as long as it may be; characters are counted as its limit counts them. */
export const cut = (text: string, limit: number): string => [...text].slice(0, limit).join('')

export const isCut = (text: string, limit: number): boolean => [...text].length > limit

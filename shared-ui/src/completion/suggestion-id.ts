/** Returns the id for `aria-activedescendant` of the field, which exists before its list is loaded. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`

/** For `aria-activedescendant` of the field, which is there before its list is loaded. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`

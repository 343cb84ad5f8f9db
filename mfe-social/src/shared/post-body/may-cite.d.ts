/**
 * Whether a text can hold a citation of law at all: only then are the rules of citing worth loading. May say yes to a
 * text without one, never no to a text with one.
 */
export declare const mayCite: (text: string) => boolean

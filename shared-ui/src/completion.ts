// Suggestions while a text is written. An entry of its own, not shared at run time: only the pages where something is
// written bring it along.

export { latestSignal } from './completion/latest-signal'
export { CompletionList } from './completion/lazy-completion-list'
export { isRoomAboveOnly } from './completion/room'
export { suggestionId } from './completion/suggestion-id'
export * from './completion/suggestion-list'
export { useCompletion, useCompletionOf } from './completion/use-completion'
export { useSuggestedTags } from './completion/use-suggested-tags'
export { writeIntoField } from './completion/write-into-field'

// For what is being written: suggestions of people and tags, and advice on publicity. An entry of its own, not shared at run
// time: only the pages where something is written bring it along.
export * from './advice/publicity-hints'
export { usePublicityAdvice } from './advice/use-publicity-advice'
export { latestSignal } from './completion/latest-signal'
export { CompletionList } from './completion/lazy-completion-list'
export { isRoomAboveOnly } from './completion/room'
export { suggestionId } from './completion/suggestion-id'
export * from './completion/suggestion-list'
export { useCompletion, useCompletionOf } from './completion/use-completion'
export { useSuggestedTags } from './completion/use-suggested-tags'
export { writeIntoField } from './completion/write-into-field'

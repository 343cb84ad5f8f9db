// For what is being written: suggestions of people and tags, and advice on publicity. An entry of its own, not shared at run
// time: only the pages where something is written bring it along.
export * from './advice/publicity-hints'
export { writeIntoField } from './completion/completions'
export { CompletionList } from './completion/lazy-completion-list'
export { latestSignal, useSuggestedTags } from './completion/suggested'
export * from './completion/suggestion-list'
export { isRoomAboveOnly, suggestionId, useCompletion, useCompletionOf } from './completion/use-completion'

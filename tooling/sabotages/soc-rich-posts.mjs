/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'description-of-another-image',
    in: 'shared-mock-backend withChangedImages',
    change: ['isKept ? image_description : undefined', 'image_description'],
    turnsRed: ['a description goes with its image, and the next image moves up'],
  },
  {
    id: 'second-images-left-behind',
    in: 'shared-mock-backend forgetImages',
    change: ['imagesOf(post).map($ARROW)', 'imagesOf(post).slice(0, 1).map($ARROW)'],
    turnsRed: ['go also where they were the second of a post'],
  },
  {
    id: 'failed-image-takes-its-file-along',
    in: 'mfe-social createImageUploads',
    change: ['failed.error = uploadErrorText(problem)', 'discard(id)'],
    turnsRed: ['that failed stays with its file'],
  },
  {
    id: 'five-images-in-a-post',
    in: 'mfe-social imageRoom',
    change: ['COUNT.imagesPerPost - $REST', 'COUNT.imagesPerPost + 1 - $REST'],
    turnsRed: ['has room for four images'],
  },
  {
    id: 'articles-that-do-not-exist',
    in: 'shared-contracts suggestCitations',
    change: ['fits(text) && isCitation(text)', 'fits(text)'],
    turnsRed: ['an article goes on with the acts that have it'],
  },
  {
    id: 'enter-takes-a-citation',
    in: 'shared-ui useCompletionOf',
    change: ["next?.query && next.mark !== '§'", 'next?.query'],
    turnsRed: ['Enter stays a line until one is chosen'],
  },
  {
    id: 'offline-image-is-refused',
    in: 'mfe-social createImageUploads',
    change: ['isOfflineError(error)', 'false'],
    turnsRed: ['chosen offline is kept on this device'],
  },
  {
    id: 'kept-image-sent-at-each-try',
    in: 'shell sendWithImages',
    change: ['image.imageUrl === undefined', 'true'],
    turnsRed: ['sends them no second time'],
  },
  {
    id: 'preview-of-the-first-part-only',
    in: 'mfe-social PostPreview',
    change: ['rest.filter($ARROW)', '[]'],
    turnsRed: ['is previewed whole'],
  },
]

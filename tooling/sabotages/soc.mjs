/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'like-not-counted',
    in: 'mfe-social CardActions',
    change: ['isLiked ? 1 : 0', '0'],
    turnsRed: ['SOC-039'],
  },
  {
    id: 'tags-all-shown',
    in: 'mfe-social CardTags',
    change: ['tags.slice(0, COUNT.tagsOnCard)', 'tags'],
    turnsRed: ['SOC-033'],
  },
  {
    id: 'own-menu-for-all',
    in: 'mfe-social CardMenu',
    change: ['canEditPost(user, post) ? own : others', 'user ? own : others'],
    turnsRed: ['SOC-049', 'SOC-050', 'SOC-055'],
  },
  {
    id: 'block-without-asking',
    in: 'shared-ui askToBlock',
    change: ['await confirm($QUESTION)', 'true'],
    turnsRed: ['SOC-055'],
  },
  {
    id: 'failed-toggle-silent',
    in: 'shared-ui changeMembership',
    drop: 'toast.actionFailed()',
    turnsRed: ['SOC-044'],
  },
  {
    id: 'edited-unmarked',
    in: 'mfe-social Card',
    change: ['post.is_edited && $MARK', 'null'],
    turnsRed: ['SOC-060'],
  },
  {
    id: 'preview-failure-told',
    in: 'mfe-social LinkPreview',
    drop: 'console.warn($$$WORDS)',
    turnsRed: ['SOC-037'],
  },
  {
    id: 'topic-stays-on-tab-change',
    in: 'mfe-social useFeedAddress',
    drop: 'tag: null',
    turnsRed: ['SOC-017'],
  },
  {
    id: 'topic-never-cleared',
    in: 'mfe-social useFeedAddress',
    change: ['now.tag === slug ? null : slug', 'slug'],
    turnsRed: ['SOC-019'],
  },
  {
    id: 'refreshed-whatever-happens',
    in: 'mfe-social useRefreshed',
    change: ['!error', 'times > 0'],
    turnsRed: ['SOC-027'],
  },
  {
    id: 'five-posts-a-page',
    in: 'mfe-social useFeed',
    change: ['limit: PAGE_SIZE.feed', 'limit: 5'],
    turnsRed: ['SOC-020'],
  },
  {
    id: 'report-without-reason',
    in: 'mfe-social ReportDialog submit',
    change: ['!reason', "!reason && details === 'never'"],
    turnsRed: ['SOC-064'],
  },
  {
    id: 'failed-report-forgotten',
    in: 'mfe-social ReportDialog',
    change: ["setStep('form')", "(setStep('form'), setDetails(''))"],
    turnsRed: ['SOC-068'],
  },
  {
    id: 'draft-called-a-post',
    in: 'mfe-social remove',
    change: ["draft ? 'Rascunho removido.' : $POST", '$POST'],
    turnsRed: ['SOC-131'],
  },
  {
    id: 'first-draft-missing',
    in: 'mfe-social DraftLists',
    change: ['drafts.map($ROW)', 'drafts.slice(1).map($ROW)'],
    turnsRed: ['SOC-126'],
  },
  {
    id: 'bookmark-search-minds-accents',
    in: 'mfe-social matches',
    change: [
      "fold([post.body, ...post.tags, ...post.tags.map(tagLabel), ...own].join('\\n'))",
      "String([post.body, ...post.tags, ...post.tags.map(tagLabel), ...own].join('\\n'))",
    ],
    turnsRed: ['SOC-156'],
  },
  {
    id: 'bookmarks-are-found-by-their-posts-alone',
    in: 'mfe-social matches',
    change: ["details?.note ?? ''", "''"],
    turnsRed: ['file a post, filter the list and are found by the search'],
  },
  {
    id: 'a-note-stays-when-the-bookmark-goes',
    in: 'shared-mock-backend bookmarks',
    change: ['saved.has(post_id)', 'true'],
    turnsRed: ['belong to the one who wrote them, and outlive the bookmark'],
  },
]

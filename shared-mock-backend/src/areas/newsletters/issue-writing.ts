import { os } from '../../context'
import { TEMPLATES } from './issue-templates'

/** Helps for writing an issue: suggestions and templates. */
export const writing = {
  suggestContent: os.newsletters.suggestContent.handler(({ input, context }) => {
    const wanted = new Set(input.tags)
    const shared = (tags: readonly string[]) => tags.filter((tag) => wanted.has(tag)).length
    const matches = [...context.db.suggestions.after(null)].filter(({ tags }) => wanted.size === 0 || shared(tags) > 0)
    return { suggestions: matches.toSorted((a, b) => shared(b.tags) - shared(a.tags)).slice(0, input.limit) }
  }),

  applyTemplate: os.newsletters.applyTemplate.handler(({ input }) => ({
    template: input.template,
    html: TEMPLATES[input.template],
  })),
}

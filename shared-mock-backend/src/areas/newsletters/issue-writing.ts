import { type IssueTemplate, NEWSLETTER_LIMITS, type OwnTemplate, TEMPLATE_WORDS } from '@ementa/contracts'
import { os, signedIn } from '../../context'
import { createOnce, newId } from '../shared/new-entity'
import { requireOwnNewsletter, requireOwnPart } from './access'

/** Words up to the first colon or full stop in bold. */
const withLead = (words: string) => words.replace(/^[^:.]+[:.]/, '<strong>$&</strong>')

/** HTML that each template puts into the editor; it uses only tags that the editor itself can make. */
export const TEMPLATES: Record<IssueTemplate, string> = {
  classic: [
    `<h1>${TEMPLATE_WORDS.title}</h1>`,
    `<p>${TEMPLATE_WORDS.intro}</p>`,
    '<h2>O que mudou</h2>',
    `<p>${TEMPLATE_WORDS.change}</p>`,
    '<h2>O que fazer agora</h2>',
    `<p>${TEMPLATE_WORDS.effect}</p>`,
    '<p>Até a próxima edição.</p>',
  ].join(''),
  magazine: [
    '<h1>Nesta edição</h1>',
    '<ul><li>Matéria de capa</li><li>Entrevista</li><li>Agenda</li></ul>',
    '<h2>Matéria de capa</h2>',
    `<p>${TEMPLATE_WORDS.story}</p>`,
    `<blockquote>${TEMPLATE_WORDS.quotation}</blockquote>`,
    '<h2>Entrevista</h2>',
    `<p>${withLead(TEMPLATE_WORDS.question)}</p>`,
    `<p>${withLead(TEMPLATE_WORDS.answer)}</p>`,
    '<h2>Agenda</h2>',
    `<p>${TEMPLATE_WORDS.agenda}</p>`,
  ].join(''),
  highlights: [
    '<h1>Destaques da semana</h1>',
    `<ol><li>${withLead(TEMPLATE_WORDS.first)}</li>`,
    `<li>${withLead(TEMPLATE_WORDS.second)}</li>`,
    `<li>${withLead(TEMPLATE_WORDS.third)}</li></ol>`,
    '<h2>Para ler com calma</h2>',
    `<p>${TEMPLATE_WORDS.reading}</p>`,
  ].join(''),
}

const toListedTemplate = ({ html: _, ...template }: OwnTemplate) => template

/** Helps for writing an issue: suggestions, our templates, and those of the newsletter's owner. */
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

  listTemplates: os.newsletters.listTemplates.use(signedIn).handler(({ input, context }) => {
    const { id } = requireOwnNewsletter(context, input.newsletterId)
    const templates = context.db.templates.by('newsletter', id)
    return { templates: templates.map(toListedTemplate).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')) }
  }),

  getTemplate: os.newsletters.getTemplate
    .use(signedIn)
    .handler(({ input, context }) => requireOwnPart(context, context.db.templates, input.id, 'TEMPLATE_NOT_FOUND')),

  saveTemplate: os.newsletters.saveTemplate.use(signedIn).handler(({ input, context, errors }) => {
    const { db, now, nowIso } = context
    const { id: newsletter_id } = requireOwnNewsletter(context, input.newsletterId)
    return createOnce<OwnTemplate>(context, input.requestId, db.templates, () => {
      const isFull = db.templates.by('newsletter', newsletter_id).length >= NEWSLETTER_LIMITS.templatesPerNewsletter
      if (isFull) throw errors.TEMPLATES_FULL()
      const { name, html } = input
      return { id: newId('template', now), newsletter_id, name, html, created_at: nowIso }
    })
  }),

  renameTemplate: os.newsletters.renameTemplate.use(signedIn).handler(({ input, context }) => {
    const template = requireOwnPart(context, context.db.templates, input.id, 'TEMPLATE_NOT_FOUND')
    const renamed = { ...template, name: input.name }
    context.db.templates.put(renamed)
    return renamed
  }),

  deleteTemplate: os.newsletters.deleteTemplate.use(signedIn).handler(({ input, context }) => {
    const template = requireOwnPart(context, context.db.templates, input.id, 'TEMPLATE_NOT_FOUND')
    context.db.templates.delete(template.id)
    return template
  }),
}

import { NEWSLETTER_LIMITS, type OwnTemplate } from '@ementa/contracts'
import { os, signedIn } from '../../context'
import { newId } from '../../new-id'
import { createOnce } from '../shared/create-once'
import { requireOwnNewsletter, requireOwnPart } from './owned'

const toListedTemplate = ({ html: _, ...template }: OwnTemplate) => template

/** Texts of an owner's own to begin issues with. */
export const ownTemplates = {
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

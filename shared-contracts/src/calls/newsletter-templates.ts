import * as v from 'valibot'
import { idSchema, requestIdSchema, requiredTextSchema } from '../entities/fields'
import { ownTemplateSchema } from '../entities/newsletter'
import { ERRORS } from '../errors'
import { NEWSLETTER_LIMITS } from '../limits'
import { byIdSchema, call } from './base'
import { byNewsletterSchema, htmlSchema, NOT_NEWSLETTER_OWNER, ofNewsletter } from './newsletter-base'

const nameSchema = requiredTextSchema(NEWSLETTER_LIMITS.templateName)
const ofTemplate = { TEMPLATE_NOT_FOUND: ERRORS.TEMPLATE_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }

/** Texts of one's own to begin issues with. For the owner alone. */
export const newsletterTemplates = {
  /** Lists the templates by name, without `html`, which `getTemplate` returns. */
  listTemplates: call('/newsletters/listTemplates')
    .input(byNewsletterSchema)
    .output(v.object({ templates: v.array(v.omit(ownTemplateSchema, ['html'])) }))
    .errors(ofNewsletter),
  getTemplate: call('/newsletters/getTemplate').input(byIdSchema).output(ownTemplateSchema).errors(ofTemplate),
  saveTemplate: call('/newsletters/saveTemplate')
    .input(v.object({ newsletterId: idSchema, name: nameSchema, html: htmlSchema, requestId: requestIdSchema }))
    .output(ownTemplateSchema)
    .errors({ ...ofNewsletter, TEMPLATES_FULL: ERRORS.TEMPLATES_FULL }),
  renameTemplate: call('/newsletters/renameTemplate')
    .input(v.object({ id: idSchema, name: nameSchema }))
    .output(ownTemplateSchema)
    .errors(ofTemplate),
  /** Returns the deleted template; saving it again restores it. */
  deleteTemplate: call('/newsletters/deleteTemplate').input(byIdSchema).output(ownTemplateSchema).errors(ofTemplate),
}

import { query } from '@ementa/ui/data'

/** The templates that an owner made. */
export const templatesQuery = query('templates', (api, newsletterId: string) =>
  api.newsletters.listTemplates({ newsletterId }),
)

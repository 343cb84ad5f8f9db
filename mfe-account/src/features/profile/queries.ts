import { query } from '@ementa/ui/data'

export const plansQuery = query('plans', (api) => api.plans.list())

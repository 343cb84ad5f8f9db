import { query } from '@ementa/ui/data'

export const followedTagsQuery = query('followedTags', (api, _userId: string) => api.tags.listFollowedTags())

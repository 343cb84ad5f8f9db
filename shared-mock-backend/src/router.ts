import { auth } from './areas/auth'
import { newsletters } from './areas/newsletters'
import { posts } from './areas/posts'
import { profiles } from './areas/profiles'
import { tags } from './areas/tags'

/** Every call of the contract, implemented. */
export const router = { auth, newsletters, posts, profiles, tags }

// Data file: likes, and the client state lists with which the demo people start.
import type { SeedData } from '../store/seed-data'

/** Likes of which the author was notified: post → [who, hours ago]. */
export const likeNotices: Record<string, [username: string, hours: number][]> = {
  'post-001': [
    ['lexcorp', 0.6],
    ['beatriz', 0.5],
    ['otavioreis', 0.4],
    ['joaopedro', 0.3],
    ['fernandakoga', 0.2],
    ['danielabrandt', 0.1],
  ],
  'post-014': [
    ['renata', 2.8],
    ['veredacompliance', 2.2],
    ['tiagobarreto', 1.9],
    ['iracema', 1.2],
  ],
  'post-002': [
    ['caiomartins', 25],
    ['lexcorp', 22],
  ],
  'post-016': [
    ['iracema', 30],
    ['fernandakoga', 27],
    ['soniaribeiro', 26],
  ],
  'post-004': [
    ['caiomartins', 50],
    ['marianaalencar', 44],
  ],
  'post-008': [
    ['otavioreis', 121],
    ['danielabrandt', 118],
    ['tiagobarreto', 102],
    ['rafaelquirino', 97],
  ],
  'post-026': [
    ['joaopedro', 1.5],
    ['soniaribeiro', 1.3],
    ['anapaula', 1.1],
    ['lexcorp', 0.9],
    ['marianaalencar', 0.5],
  ],
  'post-035': [
    ['otavioreis', 9],
    ['soniaribeiro', 8],
    ['joaopedro', 6],
  ],
  'post-027': [
    ['lexcorp', 27],
    ['veredacompliance', 20],
  ],
  'post-028': [
    ['luizhenrique', 71],
    ['soniaribeiro', 69],
    ['anapaula', 60],
  ],
  'post-030': [
    ['anapaula', 128],
    ['joaopedro', 127],
    ['tiagobarreto', 110],
  ],
  'post-070': [
    ['anapaula', 20],
    ['otavioreis', 19],
    ['danielabrandt', 15],
  ],
  'post-072': [
    ['renata', 9],
    ['tiagobarreto', 5],
  ],
  'post-003': [
    ['anapaula', 5],
    ['caiomartins', 3],
  ],
}

/** Returns the usernames of the demo people who like the post. */
export function likers(postId: string): string[] {
  const namedLikers = (likeNotices[postId] ?? []).map(([username]) => username)
  const listed = Object.entries(memberships).filter(([, { liked = [] }]) => liked.includes(postId))
  return [...new Set([...namedLikers, ...listed.map(([username]) => username)])]
}

type Relation = SeedData['memberships'][number]['relation']

/** The client state lists of the demo people, by relation; people are written as usernames. */
export const memberships: Record<string, Partial<Record<Relation, string[]>>> = {
  anapaula: {
    liked: ['post-026', 'post-030', 'post-039', 'post-052', 'post-070'],
    bookmarked: ['post-013', 'post-028', 'post-054', 'post-063'],
    followedTags: ['contratos', 'lgpd'],
    subscribed: ['newsletter-jornada', 'newsletter-dados'],
  },
  moderacao: {
    bookmarked: ['post-075'],
    followedTags: ['oab'],
  },
  beatriz: {
    liked: ['post-001', 'post-054'],
    bookmarked: ['post-001', 'post-009', 'post-054'],
    followedTags: ['contratos', 'jurisprudencia'],
    subscribed: ['newsletter-clausula'],
  },
  lexcorp: {
    bookmarked: ['post-004', 'post-005'],
    followedTags: ['contratos', 'compliance', 'empresarial'],
    subscribed: ['newsletter-clausula', 'newsletter-integridade'],
  },
  joaopedro: {
    liked: ['post-052', 'post-026', 'post-034'],
    bookmarked: ['post-030', 'post-052', 'post-055'],
    followedTags: ['trabalho', 'processo-civil'],
    subscribed: ['newsletter-jornada', 'newsletter-clausula'],
  },
  renata: {
    liked: ['post-014', 'post-072'],
    bookmarked: ['post-014', 'post-065'],
    followedTags: ['trabalho', 'previdenciario'],
    subscribed: ['newsletter-clausula', 'newsletter-balcao'],
    blocked: ['sergiofalcao'],
  },
}

import { relationsOf } from '../calls/plan'
import type { Entity } from './tables'
import type { Wanted, WorkingSet } from './working-set'

/** More of a kind are not asked for ahead. */
const MOST = 500

const textAt = (entity: Entity, field: string): string | null => {
  const value: unknown = Reflect.get(entity, field)
  return typeof value === 'string' ? value : null
}

/** Splits `post:post-1` into `post` and `post-1`; what has no colon is all target. */
function partsOf(text: string): { owner: string | null; target: string } {
  const colon = text.lastIndexOf(':')
  return colon === -1 ? { owner: null, target: text } : { owner: text.slice(0, colon), target: text.slice(colon + 1) }
}

/** Finds the fields of one loaded entity from which the text was made, and makes it from those of its neighbours. */
function neighbouring(text: string, entities: readonly Entity[]): string[] {
  const { owner, target } = partsOf(text)
  for (const entity of entities) {
    const field = Object.keys(entity).find((name) => textAt(entity, name) === target)
    if (field === undefined) continue
    const ownerField = owner === null ? undefined : Object.keys(entity).find((name) => textAt(entity, name) === owner)
    return entities.flatMap((other) => {
      const value = textAt(other, field)
      if (value === null || value === '') return []
      const prefix = ownerField === undefined ? owner : textAt(other, ownerField)
      return [prefix === null ? value : `${prefix}:${value}`]
    })
  }
  return []
}

/** A handler that asks this of one entity of a list asks it of the next ones too, one after another. */
export function siblingsOf(set: WorkingSet, wanted: readonly Wanted[]): Wanted[] {
  const byTable = new Map<string, Entity[]>()
  for (const [table, { doc }] of set.loaded()) {
    const entities = byTable.get(table)
    if (entities) entities.push(doc)
    else byTable.set(table, [doc])
  }
  return wanted.flatMap((one): Wanted[] => {
    if (one.kind !== 'one' && one.kind !== 'list') return []
    if (one.kind === 'list' && one.table === 'memberships' && one.index === 'relation') {
      return relationsOf(partsOf(one.key).owner ?? '')
    }
    if (one.kind === 'list' && one.index === null) return []
    const text = one.kind === 'one' ? one.id : one.key
    const texts = [...byTable.values()].flatMap((entities) => neighbouring(text, entities))
    return [...new Set(texts)]
      .slice(0, MOST)
      .map((other) => (one.kind === 'one' ? { ...one, id: other } : { ...one, key: other }))
  })
}

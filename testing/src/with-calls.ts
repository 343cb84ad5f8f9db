import type { Api } from '@ementa/contracts'

/** Answers of a test that replace the backend's. */
type Answers<Area extends keyof Api> = { [Call in keyof Api[Area]]?: (input: never) => Promise<unknown> }

/**
 * Returns a world in which the test answers some calls of one area; all others reach the backend. The client is a proxy, so it
 * cannot be copied by spreading.
 */
export function withCalls<World extends { services: { api: Api } }, Area extends keyof Api>(
  world: World,
  area: Area,
  answers: Answers<Area>,
): World {
  const calls = new Proxy(world.services.api[area], {
    get: (target, name) => Reflect.get(answers, name) ?? Reflect.get(target, name),
  })
  const api = new Proxy(world.services.api, {
    get: (target, name) => (name === area ? calls : Reflect.get(target, name)),
  })
  return { ...world, services: { ...world.services, api } }
}

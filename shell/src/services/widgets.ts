import type { Registry, Widgets } from '@ementa/contracts'
import { loadWidget } from '../federation/load-section'

/** Creates the loader of components that one remote exposes for others, for example `social/post-card`. */
export function createWidgets({ remotes }: Registry): Widgets {
  return {
    async load(id) {
      const [name, exposed] = id.split('/')
      const remote = remotes.find((candidate) => candidate.name === name)
      if (!remote || !exposed) throw new Error(`Failed to load the widget "${id}": the registry names no such remote.`)
      return loadWidget(remote, id, exposed)
    },
  }
}

import type { Widget, WidgetId } from '@ementa/contracts'
import type { RemoteEntry, RemoteModule } from '@ementa/contracts/remote-module'
import { RemoteError } from '../errors/remote-error'

/** Checks the face of a remote, exposed as `./remote`. Throws a RemoteError. */
export function checkModule(module: unknown, { name, entry }: RemoteEntry): RemoteModule {
  const face = isObject(module) ? module.default : undefined
  if (isRemoteModule(face)) return face
  throw new RemoteError(name, 'broken', entry, 'its ./remote has no default export with routes')
}

export interface WidgetModule<Id extends WidgetId> {
  default: Widget<Id>
}

/** Checks a component that a remote exposes for others as `exposed`. Throws a RemoteError. */
export function checkWidget<Id extends WidgetId>(
  module: unknown,
  { name, entry }: RemoteEntry,
  id: Id,
  exposed: string,
): WidgetModule<Id> {
  if (isWidgetModule(module, id)) return module
  throw new RemoteError(name, 'broken', entry, `its ./${exposed} has no component as default export`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isRemoteModule = (value: unknown): value is RemoteModule => isObject(value) && Array.isArray(value.routes)
/** Tells whether a module has a component. Its props are checked at compile time, as both sides use `WidgetMap`. */
const isWidgetModule = <Id extends WidgetId>(module: unknown, _id: Id): module is WidgetModule<Id> =>
  isObject(module) && (typeof module.default === 'function' || isObject(module.default))

import type { Widget, WidgetId } from '@ementa/contracts'
import type { RemoteEntry, RemoteModule } from '@ementa/contracts/remote-module'
import { RemoteError } from '../errors/remote-error'

/** The remote's face. Throws a RemoteError. @param module what the remote exposes as `./remote` */
export function checkedModule(module: unknown, { name, entry }: RemoteEntry): RemoteModule {
  const face = isObject(module) ? module.default : undefined
  if (isRemoteModule(face)) return face
  throw new RemoteError(name, 'broken', entry, 'its ./remote has no default export with routes')
}

export interface WidgetModule<Id extends WidgetId> {
  default: Widget<Id>
}

/** A component for the pages of others. Throws a RemoteError. @param exposed its name in the remote */
export function checkedWidget<Id extends WidgetId>(
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
/** What can be seen from here: the props are checked where both sides compile against `WidgetMap`. */
const isWidgetModule = <Id extends WidgetId>(module: unknown, _id: Id): module is WidgetModule<Id> =>
  isObject(module) && (typeof module.default === 'function' || isObject(module.default))

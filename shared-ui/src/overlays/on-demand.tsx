import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '../components/button'
import { lazyPart, MissingDialog, type Retry, useMissingMenu } from '../components/lazy-part'
import { needOverlays } from '../services/overlays-need'
import type { ActionMenuProps } from './action-menu'
import type { ConfirmOptions } from './confirm'
import type { VersionConflictProps } from './version-conflict'

// The import names the package, not a path: federation shares that module, and a second copy would have a theme and a dialog of its own.
const load = () => import('@ementa/ui/overlays')

/** The button of the menu, before the menu itself is there. */
function MenuOpener({ label, icon, ...rest }: Pick<ActionMenuProps, 'label' | 'icon'> & MenuOpenerProps) {
  return (
    <IconButton
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      icon={icon ?? <Ellipsis size={20} aria-hidden />}
      onPointerEnter={() => void load().catch(() => undefined)}
      {...rest}
    />
  )
}

interface MenuOpenerProps {
  onClick?: () => void
  ref?: React.Ref<HTMLButtonElement>
}

/** Replaces a menu that could not be loaded. */
const MissingMenu = ({ label, icon, retry }: ActionMenuProps & Retry) => (
  <MenuOpener ref={useMissingMenu()} label={label} icon={icon} onClick={retry} />
)

const LoadedMenu = lazyPart<ActionMenuProps>(
  () => load().then(({ ActionMenu: arrived }) => ({ default: arrived })),
  MissingMenu,
)

/** `ActionMenu` of `@ementa/ui/overlays`, loaded when it is first wanted: a plain button until then. */
export function ActionMenu(props: ActionMenuProps) {
  const [isWanted, setWanted] = useState(props.startOpen ?? false)
  const opener = <MenuOpener label={props.label} icon={props.icon} onClick={() => setWanted(true)} />
  if (!isWanted) return opener
  return (
    <Suspense fallback={opener}>
      <LoadedMenu {...props} startOpen />
    </Suspense>
  )
}

/** `VersionConflict` of `@ementa/ui/overlays`, loaded when two tabs have saved. Where it does not arrive, nothing is decided. */
export const VersionConflict = lazyPart<VersionConflictProps>(
  () => load().then(({ VersionConflict: arrived }) => ({ default: arrived })),
  MissingDialog,
)

/**
 * Asks before something that cannot be undone, see `confirm` of `@ementa/ui/overlays`, which it loads. Where that does not
 * arrive, the browser asks: a press has an answer in any case.
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  needOverlays()
  const overlays = await load().catch(() => null)
  if (overlays) return overlays.confirm(options)
  const { title, body } = options
  return window.confirm(typeof body === 'string' ? `${title}\n\n${body}` : title)
}

import { Ellipsis } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { ActionMenuProps } from '../overlays/action-menu'
import type { ConfirmOptions } from '../overlays/confirm'
import { needOverlays } from '../services/overlays-need'
import { IconButton } from './portuguese-chakra'

// Faces of overlays that a first paint may draw without their code. By the package's name, not by path: federation
// shares that module, and a second copy would have a confirm dialog of its own.
const load = () => import('@ementa/ui/overlays')

/** The `…` menu as a plain button; the menu itself is loaded when the button is approached, and opens when pressed. */
export function LazyActionMenu(props: ActionMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<ActionMenuProps> | null>(null)
  const [isLoading, setLoading] = useState(false)
  if (Menu) return <Menu {...props} startOpen />

  const preload = () => void load().catch(() => undefined)
  async function open() {
    setLoading(true)
    try {
      const { ActionMenu } = await load()
      setMenu(() => ActionMenu)
    } catch {
      // Offline before the first use, or an old version's file is gone: the next press tries again.
    } finally {
      setLoading(false)
    }
  }
  return (
    <IconButton
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isLoading}
      icon={props.icon ?? <Ellipsis size={20} aria-hidden />}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    />
  )
}

/** Asks before something that cannot be undone, see `confirm` of `@ementa/ui/overlays`, which it loads. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  needOverlays()
  return (await load()).confirm(options)
}

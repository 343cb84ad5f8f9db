import { type PushCategory, type PushSettings, STORAGE_KEYS } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { useEffect, useState } from 'react'

// Always read again, as browser settings and other tabs change them.
const permissionQuery = query('device.permission', (api) => api.device.getPermission(), { stale: 0 })
const pushSettingsQuery = query('device.push', (api) => api.device.getPushSettings(), { stale: 0 })

/** Returns the permission and the push settings of this device, read again when another tab changes them. */
export function usePushSettings() {
  const { api, toast } = useServices()
  const permission = useRead(permissionQuery())
  const settings = useRead(pushSettingsQuery())
  const [isAsking, setAsking] = useState(false)
  const { refresh: refreshPermission } = permission
  const { refresh: refreshSettings } = settings

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === STORAGE_KEYS.pushPermission || event.key === null) void refreshPermission()
      if (event.key === STORAGE_KEYS.pushSettings || event.key === null) void refreshSettings()
    }
    // The person may have changed the permission in the browser's own settings.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refreshPermission()
    }
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [refreshPermission, refreshSettings])

  const state = permission.data?.permission
  const isOn = state === 'granted' && settings.data?.enabled === true

  /** Shows the change at once and rolls it back when it could not be saved. Resolves to whether it was saved. */
  async function save(change: Partial<PushSettings>): Promise<boolean> {
    const previous = settings.data
    if (!previous) return false
    const after = { ...previous, ...change }
    settings.update(() => after)
    try {
      const saved = await api.device.savePushSettings(after)
      settings.update(() => saved)
      return true
    } catch (error) {
      settings.update(() => previous)
      toast.failed('Erro ao salvar', error)
      return false
    }
  }

  async function change(change: Partial<PushSettings>) {
    if (await save(change)) toast.success('Configurações salvas')
  }

  /** Asks for the permission only here: after a tap of the person, below the explanation. */
  async function enable() {
    if (state === 'granted') return change({ enabled: true })
    setAsking(true)
    try {
      const answer = await api.device.requestPermission()
      permission.update(() => answer)
      if (answer.permission !== 'granted') {
        toast.error('Permissão negada', 'Não foi possível ativar as notificações.')
      } else if (await save({ enabled: true })) {
        toast.success('Notificações ativadas')
      }
    } catch (error) {
      toast.actionFailed(error)
    } finally {
      setAsking(false)
    }
  }

  return {
    isOn,
    isAsking,
    /** Both reads as one, for `ReadView`. */
    read: {
      data: state && settings.data ? { permission: state, settings: settings.data } : undefined,
      error: permission.error ?? settings.error,
      isValidating: permission.isValidating || settings.isValidating,
      refresh: async () => void (await Promise.all([refreshPermission(), refreshSettings()])),
    },
    toggle: (on: boolean) => (on ? enable() : change({ enabled: false })),
    toggleCategory: (category: PushCategory, on: boolean) => change({ [category]: on }),
  }
}

import { BRAND, type ThemeChoice } from '@ementa/contracts'
import { Button, confirm, Section, useServices, useSession, useThemeState } from '@ementa/ui'
import { downloadFile, Radio, RadioGroup } from '@ementa/ui/forms'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exportFileName, exportOwnData } from './export-own-data'
import styles from './privacy.module.css'

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'O do sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
]

/** Chooses the theme of this device. The toggle of the header only changes between light and dark. */
export function ThemeSection() {
  const { theme } = useServices()
  const { choice } = useThemeState()
  return (
    <Section title="Tema">
      <p className={`muted ${styles.scope}`}>Vale neste aparelho.</p>
      <RadioGroup
        className={styles.themes}
        aria-label="Tema"
        value={choice}
        onChange={(value) => {
          const chosen = CHOICES.find((one) => one.value === value)
          if (chosen) theme.set(chosen.value)
        }}
      >
        {CHOICES.map(({ value, label }) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
    </Section>
  )
}

/** Explains, exports and erases the data of this device (LGPD art. 18). */
export function DeviceSection() {
  const services = useServices()
  const { user } = useSession()
  const { toast, device } = services
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null)

  async function exportData() {
    if (!user) return services.session.openLogin()
    setBusy('export')
    try {
      const data = await exportOwnData(services, user)
      downloadFile(exportFileName(user.username, new Date()), JSON.stringify(data, null, 2), 'application/json')
      toast.success('Dados exportados', { description: 'O arquivo está nos downloads deste aparelho.' })
    } catch (error) {
      toast.failed('Erro na exportação', error)
    } finally {
      setBusy(null)
    }
  }

  async function erase() {
    const sure = await confirm({
      title: 'Apagar os dados deste aparelho?',
      body: device.hasServer
        ? 'As cópias e os textos ainda não enviados que estão neste navegador serão apagados, de todas as contas usadas aqui. Você sai da conta, que continua no servidor com tudo o que publicou. Não é possível desfazer.'
        : 'Publicações, rascunhos, listas, notificações, imagens e preferências guardados neste navegador serão apagados, de todas as contas usadas aqui. Você sai da conta. Não é possível desfazer.',
      confirmLabel: 'Apagar tudo',
      danger: true,
    })
    if (!sure) return
    setBusy('erase')
    try {
      await device.erase()
    } catch (error) {
      toast.actionFailed(error)
      setBusy(null)
    }
  }

  return (
    <Section title="Dados deste aparelho">
      <p className={`muted ${styles.measure}`}>
        {device.hasServer
          ? `O que você escreve na ${BRAND.name} fica no servidor desta comunidade. Neste navegador ficam cópias para ler sem conexão e textos ainda não enviados, que podem ser apagados aqui.`
          : `Tudo o que você faz na ${BRAND.name} fica guardado só neste navegador: nada é enviado a um servidor. Quem usa este aparelho com o mesmo navegador pode ver esses dados.`}
      </p>
      <div className={styles.buttons}>
        <Button
          leftIcon={<Download size={18} aria-hidden />}
          onClick={() => void exportData()}
          isLoading={busy === 'export'}
          loadingText="Exportando…"
          isDisabled={busy === 'erase'}
        >
          Exportar meus dados
        </Button>
        <Button
          variant="danger"
          leftIcon={<Trash2 size={18} aria-hidden />}
          onClick={() => void erase()}
          isLoading={busy === 'erase'}
          loadingText="Apagando…"
          isDisabled={busy === 'export'}
        >
          Apagar dados deste aparelho
        </Button>
      </div>
    </Section>
  )
}

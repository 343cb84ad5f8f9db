import {
  type NotificationPermissionState,
  PERMISSION_LABELS,
  PUSH_CATEGORIES,
  PUSH_CATEGORY_LABELS,
  type PushCategory,
  paths,
} from '@ementa/contracts'
import {
  Button,
  Column,
  PageHeader,
  PlainBadge,
  ReadView,
  Section,
  Skeletons,
  type Tone,
  useMediaQuery,
  usePageTitle,
  useServices,
} from '@ementa/ui'
import { FormControl, FormHelperText, FormLabel, Switch } from '@ementa/ui/forms'
import { BellRing } from 'lucide-react'
import styles from './notification-settings.module.css'
import { usePushSettings } from './use-push-settings'

const CATEGORY_HINTS: Record<PushCategory, string> = {
  followers: 'Quando alguém passa a seguir você.',
  comments: 'Quando comentam suas publicações.',
  mentions: 'Quando mencionam seu nome de usuário.',
  newsletters: 'Quando sai uma edição que você assina.',
}

const TONES: Record<NotificationPermissionState, Tone> = { granted: 'success', denied: 'danger', default: 'subtle' }

/** Settings of this device's push notifications. The permission is simulated, and the page says so. */
export default function NotificationSettingsPage() {
  usePageTitle('Configurações de notificações')
  const push = usePushSettings()
  const isMobile = useMediaQuery('mobile')
  return (
    <Column>
      <PageHeader
        title="Configurações de notificações"
        hasLongTitle
        // A phone begins with the settings themselves.
        description={isMobile ? undefined : 'Avisos deste aparelho, mesmo quando você está em outra página.'}
        back={{ href: paths.notifications.href(), label: 'Voltar para as notificações' }}
      />
      <ReadView
        read={push.read}
        skeleton={<Skeletons shape="part" count={3} label="Carregando as configurações…" />}
        failed={{
          title: 'Não foi possível carregar as configurações',
          description: 'A conexão falhou. Tente novamente em instantes.',
        }}
      >
        {({ permission, settings }) => (
          <>
            <Section
              title="Permissão do navegador"
              actions={
                <PlainBadge className={permission === 'default' ? styles.undecided : ''} tone={TONES[permission]}>
                  {PERMISSION_LABELS[permission]}
                </PlainBadge>
              }
            >
              <Explanation permission={permission} />
              <FormControl display="flex" alignItems="center" gap={3} mt={4} minH="bar">
                <div className={styles.label}>
                  <FormLabel mb={0} fontSize="md">
                    Receber notificações neste aparelho
                  </FormLabel>
                  <FormHelperText mt={0}>Você pode desligar quando quiser.</FormHelperText>
                </div>
                <Switch
                  size="lg"
                  isChecked={push.isOn}
                  // A disabled switch would lose the focus.
                  isReadOnly={push.isAsking}
                  onChange={(event) => void push.toggle(event.target.checked)}
                />
              </FormControl>
            </Section>
            <Section title="Categorias">
              {!push.isOn && (
                <p id="categorias-desligadas" className={`muted ${styles.hint}`}>
                  Ative as notificações acima para escolher as categorias.
                </p>
              )}
              {PUSH_CATEGORIES.map((category) => (
                <FormControl
                  key={category}
                  display="flex"
                  alignItems="center"
                  gap={3}
                  minH="60px"
                  borderTop="1px solid"
                  borderColor="border"
                  isDisabled={!push.isOn}
                >
                  <div className={`${styles.label} ${styles.category}`}>
                    <FormLabel mb={0} fontSize="md" fontWeight={400} _disabled={{ opacity: 1, color: 'fg.muted' }}>
                      {PUSH_CATEGORY_LABELS[category]}
                    </FormLabel>
                    <FormHelperText mt={0}>{CATEGORY_HINTS[category]}</FormHelperText>
                  </div>
                  <Switch
                    isChecked={settings[category]}
                    aria-describedby={push.isOn ? undefined : 'categorias-desligadas'}
                    onChange={(event) => void push.toggleCategory(category, event.target.checked)}
                  />
                </FormControl>
              ))}
            </Section>
            <TestNotification isOn={push.isOn} />
          </>
        )}
      </ReadView>
    </Column>
  )
}

function Explanation({ permission }: { permission: NotificationPermissionState }) {
  if (permission === 'granted') {
    return <p className="muted">Este aparelho pode mostrar avisos da Ementa. A permissão é simulada nesta versão.</p>
  }
  if (permission === 'default') {
    return (
      <p className="muted">
        Com as notificações ativas, a Ementa avisa sobre seguidores, comentários, menções e newsletters, e nada além
        disso. A permissão só é pedida quando você liga a chave abaixo; nesta versão ela é simulada.
      </p>
    )
  }
  return (
    <div className={`muted ${styles.denied}`}>
      <p>A permissão foi negada. Para voltar a receber avisos:</p>
      <ol>
        <li>abra as permissões do site, no ícone ao lado do endereço;</li>
        <li>em “Notificações”, escolha “Permitir”;</li>
        <li>volte a esta página e ligue a chave abaixo.</li>
      </ol>
      <p>Nesta versão a permissão é simulada: basta ligar a chave para tentar outra vez.</p>
    </div>
  )
}

/** Shows a test notification. Like a real one, it needs the permission and the switch. */
function TestNotification({ isOn }: { isOn: boolean }) {
  const { push, toast } = useServices()
  const send = () => {
    toast.success('Notificação teste enviada.', {
      description: isOn ? undefined : 'O cartão só aparece com as notificações ativas neste aparelho.',
    })
    if (!isOn) return
    push.show({
      title: 'Notificação de teste',
      body: 'Assim os avisos da Ementa aparecem neste aparelho.',
      href: paths.notifications.href(),
    })
  }
  return (
    <Section className={styles.part} title="Teste">
      <p className={`muted ${styles.example}`}>Veja como um aviso aparece neste aparelho.</p>
      <Button leftIcon={<BellRing size={18} aria-hidden />} onClick={send}>
        Enviar notificação de teste
      </Button>
    </Section>
  )
}

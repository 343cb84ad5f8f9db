import {
  type NotificationPermissionState,
  PERMISSION_LABELS,
  PUSH_CATEGORIES,
  PUSH_CATEGORY_LABELS,
  type PushCategory,
  paths,
} from '@ementa/contracts'
import {
  Badge,
  Box,
  Button,
  Column,
  Flex,
  List,
  ListItem,
  PageHeader,
  ReadView,
  Section,
  Skeletons,
  Text,
  useMediaQuery,
  usePageTitle,
  useServices,
} from '@ementa/ui'
import { FormControl, FormHelperText, FormLabel, Switch } from '@ementa/ui/forms'
import { BellRing } from 'lucide-react'
import { usePushSettings } from './use-push-settings'

const CATEGORY_HINTS: Record<PushCategory, string> = {
  followers: 'Quando alguém passa a seguir você.',
  comments: 'Quando comentam suas publicações.',
  mentions: 'Quando mencionam seu nome de usuário.',
  newsletters: 'Quando sai uma edição que você assina.',
}

const BADGES: Record<NotificationPermissionState, 'success' | 'danger' | 'outline'> = {
  granted: 'success',
  denied: 'danger',
  default: 'outline',
}

/** Push notifications of this device (spec §2 Notification settings). The permission is simulated, and the page says so (C-25). */
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
              actions={<Badge variant={BADGES[permission]}>{PERMISSION_LABELS[permission]}</Badge>}
            >
              <Explanation permission={permission} />
              <FormControl as={Flex} alignItems="center" gap={3} mt={4} minH="bar">
                <Box flex={1}>
                  <FormLabel mb={0} fontSize="md">
                    Receber notificações neste aparelho
                  </FormLabel>
                  <FormHelperText mt={0}>Você pode desligar quando quiser.</FormHelperText>
                </Box>
                <Switch
                  size="lg"
                  isChecked={push.isOn}
                  isDisabled={push.isAsking}
                  onChange={(event) => void push.toggle(event.target.checked)}
                />
              </FormControl>
            </Section>
            <Section title="Categorias">
              {!push.isOn && (
                <Text id="categorias-desligadas" fontSize="sm" color="fg.muted" mb={2}>
                  Ative as notificações acima para escolher as categorias.
                </Text>
              )}
              {PUSH_CATEGORIES.map((category) => (
                <FormControl
                  key={category}
                  as={Flex}
                  alignItems="center"
                  gap={3}
                  minH="60px"
                  borderTop="1px solid"
                  borderColor="border"
                  isDisabled={!push.isOn}
                >
                  <Box flex={1} py={2}>
                    <FormLabel mb={0} fontSize="md" fontWeight={400} _disabled={{ opacity: 1, color: 'fg.muted' }}>
                      {PUSH_CATEGORY_LABELS[category]}
                    </FormLabel>
                    <FormHelperText mt={0}>{CATEGORY_HINTS[category]}</FormHelperText>
                  </Box>
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
    return (
      <Text color="fg.muted">Este aparelho pode mostrar avisos da Ementa. A permissão é simulada nesta versão.</Text>
    )
  }
  if (permission === 'default') {
    return (
      <Text color="fg.muted">
        Com as notificações ativas, a Ementa avisa sobre seguidores, comentários, menções e newsletters, e nada além
        disso. A permissão só é pedida quando você liga a chave abaixo; nesta versão ela é simulada.
      </Text>
    )
  }
  return (
    <Box color="fg.muted">
      <Text>A permissão foi negada. Para voltar a receber avisos:</Text>
      <List as="ol" styleType="decimal" ps={5} mt={1}>
        <ListItem>abra as permissões do site, no ícone ao lado do endereço;</ListItem>
        <ListItem>em “Notificações”, escolha “Permitir”;</ListItem>
        <ListItem>volte a esta página e ligue a chave abaixo.</ListItem>
      </List>
      <Text mt={2}>Nesta versão a permissão é simulada: basta ligar a chave para tentar outra vez.</Text>
    </Box>
  )
}

/** The card shows what a notification looks like; it needs permission and the switch, as a real one would (NS-21). */
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
    <Section title="Teste" borderBottom="none">
      <Text color="fg.muted" mb={3}>
        Veja como um aviso aparece neste aparelho.
      </Text>
      <Button leftIcon={<BellRing size={18} aria-hidden />} onClick={send}>
        Enviar notificação de teste
      </Button>
    </Section>
  )
}

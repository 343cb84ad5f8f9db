import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { Button, Column, EmptyState, ErrorCard, localToday, useOnline, usePageTitle } from '@ementa/ui'
import { downloadFromShell, UNSAVED_TEXTS } from '@ementa/ui/host'
import { useState } from 'react'
import { FAILURE_CODES, type FailureKind, type RemoteError } from '../remote-error'
import { shellVersion } from '../shell-version'
import { type BoxEvent, readEvents, reportOf } from '../telemetry/black-box'

const REASONS: Record<FailureKind, string> = {
  unreachable: 'O endereço desta área não respondeu. O restante da Ementa continua funcionando.',
  timeout: 'Esta área demorou demais para responder. O restante da Ementa continua funcionando.',
  contract:
    'Esta área está em uma versão incompatível com o aplicativo. Recarregue a página; se continuar assim, volte em alguns minutos.',
  broken: 'Esta área chegou incompleta. O restante da Ementa continua funcionando.',
  disabled: 'Ela volta em breve. O restante da Ementa continua funcionando.',
  crashed: 'Ocorreu um erro ao mostrar esta área. O restante da Ementa continua funcionando.',
  untrusted:
    'Não foi possível confirmar que esta área vem de quem a publica; por isso, nada dela foi executado. O restante da Ementa continua funcionando.',
}

const TITLES: Partial<Record<FailureKind, string>> = { untrusted: 'Esta área foi bloqueada por segurança.' }
const TITLE = 'Não foi possível carregar esta área.'

/** The failure card of a section, shown in place of a page; its title is the heading that takes the focus. */
export default function RemoteFailure(props: { remote: RemoteEntry; error: RemoteError; onRetry: () => void }) {
  const { remote, error, onRetry } = props
  const isOnline = useOnline()
  const remedy = remedyFor(error)
  usePageTitle(remote.title ?? remote.name)
  if (error.kind === 'disabled') return <Maintenance {...props} />
  return (
    // Parts beside the page are not loaded where the page could not be.
    <Column margin="empty">
      <ErrorCard
        eyebrow={remote.title ?? remote.name}
        titleAs="h1"
        title={isOnline ? (TITLES[error.kind] ?? TITLE) : UNSAVED_TEXTS.page}
        description={isOnline ? REASONS[error.kind] : 'O que você já abriu continua disponível pelo menu.'}
        // A retry would run in the same shell: only a reload gets a newer one.
        {...(error.kind === 'contract' ? { retryLabel: 'Recarregar', onRetry: () => location.reload() } : { onRetry })}
        details={[
          ['Código', FAILURE_CODES[error.kind]],
          ['Área', remote.name],
          ['Endereço', error.entry],
          ['Aplicativo', shellVersion],
          ['Detalhe', error.message],
          ...(remedy === undefined ? [] : [['O que fazer', remedy] as const]),
        ]}
      >
        <BlackBoxView />
      </ErrorCard>
    </Column>
  )
}

/** The page of a remote that is switched off; it reports no failure. */
function Maintenance({ remote, onRetry }: { remote: RemoteEntry; onRetry: () => void }) {
  return (
    <Column margin="empty">
      <EmptyState
        illustration="sheet"
        titleAs="h1"
        title={`${remote.title ?? remote.name}: em manutenção`}
        description={REASONS.disabled}
        action={{ label: 'Verificar novamente', onClick: onRetry }}
      />
    </Column>
  )
}

const GIVE_KEY = 'Put the key that "npx ementa-remote sign" prints into "keys" of its entry in remotes.json.'
const ASK_THE_HOST =
  'Open that address from another origin: its host answers with the file and with "Access-Control-Allow-Origin: *", and the policy of the shell names its origin ("npm run host-rules").'
const BUILD_WITH_KIT = 'Build it with the plugin of @ementa/remote-kit, for Rspack or for Vite.'

/** Remedies by the detail of a refusal, specific details first. */
const REMEDIES: readonly [detail: RegExp, remedy: string][] = [
  [/is no manifest of a remote|does not say what it was built with|Trusted(Script|Type)|Sink type/, BUILD_WITH_KIT],
  [/has no hashes of its files/, 'Run "npx ementa-remote seal" after the build, and upload all of it.'],
  [/its manifest is not signed$/, 'Run "npx ementa-remote sign --key <file.pem>" after the build.'],
  [/not signed with a key|names no key/, GIVE_KEY],
  [/its manifest is that of/, 'Correct "name" or "entry" in remotes.json: the manifest belongs to another remote.'],
  [/is not what its manifest says/, 'Upload the whole build again, its manifest last.'],
  [
    /\breact(-dom)?@\d|shared (?:singleton )?module react|ReactCurrent/,
    'Install the React of the shell and build again: a page has one React.',
  ],
  [
    /does not fit shell@|does not satisfy/,
    'Run "npx ementa-remote check --shell <address>": it names what is missing. Then release the older side.',
  ],
  [/no default export with routes/, 'Let src/remote.ts default-export a RemoteModule: { routes }.'],
]

/** Finds the sentence that tells the engineer of a remote how to mend a failure; undefined where none is known. */
export const remedyFor = ({ kind, message }: RemoteError): string | undefined =>
  kind === 'unreachable' ? ASK_THE_HOST : REMEDIES.find(([detail]) => detail.test(message))?.[1]

const SHOWN = 8
/** Words for the listed events. Measurements are in the report only, because they do not explain a failure. */
const WORDS: Partial<Record<BoxEvent['kind'], string>> = {
  error: 'erro em uma ação',
  rejection: 'erro em uma ação',
  render: 'erro ao mostrar a área',
  load: 'falha ao carregar',
  csp: 'conteúdo bloqueado por segurança',
}
const timeOf = (iso: string) => new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' }).format(new Date(iso))

const BELOW = { marginBottom: 8 }

/** The last failures before this one, and a button that downloads a report without personal data. */
function BlackBoxView() {
  const [events, setEvents] = useState(lastFailures)
  return (
    // The list is read when opened, because the current failure is recorded after its card is shown.
    <details className="details" onToggle={() => setEvents(lastFailures())}>
      <summary>O que aconteceu antes</summary>
      <p style={BELOW}>
        Registro técnico guardado só neste aparelho, sem textos seus. Se pedir ajuda, envie este arquivo.
      </p>
      <ol style={BELOW}>
        {events.map(({ key, at, source, what }) => (
          <li key={key}>
            {timeOf(at)} · {source} · {what}
          </li>
        ))}
      </ol>
      <Button size="sm" onClick={() => downloadFromShell(fileName(), reportOf(), 'application/json')}>
        Baixar relatório técnico
      </Button>
    </details>
  )
}

function lastFailures() {
  return readEvents()
    .flatMap(({ at, source, kind, message }, index) => {
      const words = WORDS[kind]
      const [code] = /^EM-\d+/.exec(message) ?? []
      return words ? [{ key: `${at} ${index}`, at, source, what: code ? `${words} (${code})` : words }] : []
    })
    .slice(-SHOWN)
    .reverse()
}

const fileName = () => `ementa-relatorio-${localToday()}.json`

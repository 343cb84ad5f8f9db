import { Button, localToday } from '@ementa/ui'
import { downloadFromShell } from '@ementa/ui/host'
import { useState } from 'react'
import { type BoxEvent, readEvents, reportOf } from './black-box'

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
export function BlackBoxView() {
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

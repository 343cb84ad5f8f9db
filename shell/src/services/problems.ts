import type { Toaster } from '@ementa/contracts'
import type { ReportProblem, StorageProblem } from '@ementa/ui/host'

const TEXTS: Record<StorageProblem['kind'], [title: string, description: string]> = {
  full: [
    'Armazenamento cheio',
    'O que você fizer agora pode se perder ao fechar esta janela. Salve ou copie o texto que estiver escrevendo e apague rascunhos antigos.',
  ],
  refused: [
    'Este navegador não guarda os dados da Ementa',
    'Tudo funciona, mas o que você fizer some ao fechar esta janela. Permita os dados deste site no navegador.',
  ],
  corrupt: [
    'Dados corrompidos foram guardados à parte',
    'Uma parte do que estava salvo neste aparelho não pôde ser lida. A Ementa continua sem ela.',
  ],
}

/** Time in ms after which a full disk is reported again, because the toast disappears and more may be lost later. */
const REPEAT_AFTER = 60_000

/** Creates a function that reports storage problems: one toast for each kind, for a full disk at most once a minute. */
export function createProblemReporter(toast: Pick<Toaster, 'error'>): ReportProblem {
  const reportedAt = new Map<StorageProblem['kind'], number>()
  return ({ kind, key }) => {
    console.warn(`[storage] ${kind}: ${key}`)
    const lastReport = reportedAt.get(kind)
    if (lastReport !== undefined && (kind !== 'full' || Date.now() - lastReport < REPEAT_AFTER)) return
    reportedAt.set(kind, Date.now())
    toast.error(...TEXTS[kind])
  }
}

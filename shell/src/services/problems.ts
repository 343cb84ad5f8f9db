import type { Toaster } from '@ementa/contracts'
import type { ReportProblem, StorageProblem } from '@ementa/ui/host'

const TEXTS: Record<StorageProblem['kind'], [title: string, description: string]> = {
  full: [
    'Armazenamento cheio',
    'O que você fizer agora pode se perder ao fechar esta janela. Libere espaço no navegador.',
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

/** Storage problems as one clear toast for each kind, however many keys are concerned. */
export function createProblemReporter(toast: Pick<Toaster, 'error'>): ReportProblem {
  const reported = new Set<StorageProblem['kind']>()
  return ({ kind, key }) => {
    console.warn(`[storage] ${kind}: ${key}`)
    if (reported.has(kind)) return
    reported.add(kind)
    toast.error(...TEXTS[kind])
  }
}

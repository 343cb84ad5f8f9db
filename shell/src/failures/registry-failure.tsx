import { ErrorCard, usePageTitle } from '@ementa/ui'
import { useEffect } from 'react'
import { shellVersion } from '../shell-version'

const WHOLE = {
  code: 'EM-202',
  pageTitle: 'Erro ao carregar',
  title: 'Não foi possível carregar as áreas da Ementa.',
  description: 'A lista de áreas do aplicativo não respondeu. Verifique a conexão e tente novamente.',
}
const PARTIAL = {
  code: 'EM-203',
  pageTitle: 'Página não encontrada',
  title: 'Não foi possível encontrar esta página.',
  description:
    'A lista de áreas do aplicativo tem um erro, e esta página pode ser da área atingida. O restante da Ementa continua funcionando.',
}

/**
 * The page shown when neither a registry nor a last good copy could be read, so that no remote is known. With `isPartial`
 * some entries are unreadable, and this path may belong to one of them.
 */
export default function RegistryFailure({ problem, isPartial }: { problem: string; isPartial: boolean }) {
  const { code, pageTitle, title, description } = isPartial ? PARTIAL : WHOLE
  usePageTitle(pageTitle)
  useEffect(() => console.error(`[${code}] ${problem}`), [code, problem])
  return (
    <ErrorCard
      title={title}
      description={description}
      onRetry={() => location.reload()}
      details={[
        ['Código', code],
        ['Aplicativo', shellVersion],
        ['Detalhe', problem],
      ]}
    />
  )
}

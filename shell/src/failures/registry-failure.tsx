import { ErrorCard, usePageTitle } from '@ementa/ui/plain'
import { useEffect } from 'react'

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
 * No registry and no last good copy: no area of the product is known yet. `isPartial`: an entry of it cannot be read, and
 * this path may be of that entry.
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
        ['Aplicativo', __SHELL_VERSION__],
        ['Detalhe', problem],
      ]}
    />
  )
}

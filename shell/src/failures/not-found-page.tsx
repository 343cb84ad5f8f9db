import { paths } from '@ementa/contracts'
import { EmptyState, usePageTitle } from '@ementa/ui'

/** The 404 page. The specification demands its text in English (spec §2); a Portuguese line follows. */
export function NotFoundPage() {
  usePageTitle('Página não encontrada')
  return (
    <EmptyState
      illustration="sheet"
      title="Oops! Page not found"
      titleLang="en"
      titleAs="h1"
      description="A página que você procura não existe ou mudou de endereço."
      action={{ label: 'Voltar ao início', href: paths.home.href() }}
    />
  )
}

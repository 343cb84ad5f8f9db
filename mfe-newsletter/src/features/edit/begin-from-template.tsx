import { Button, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { failureAdvice } from '../../shared/failures/failure-advice'
import plain from '../../shared/plain/plain.module.css'
import { templatesQuery } from '../../shared/templates/queries'
import styles from './new-issue.module.css'

/** Offers the owner's templates above an empty text; renders nothing without templates. */
export function BeginFromTemplate({
  newsletterId,
  onBegin,
}: {
  newsletterId: string
  onBegin: (html: string) => void
}) {
  const { api, toast } = useServices()
  const { data } = useRead(templatesQuery(newsletterId))
  const [busy, setBusy] = useState<string | null>(null)
  if (!data || data.templates.length === 0) return null

  async function begin(id: string) {
    if (busy) return
    setBusy(id)
    try {
      onBegin((await api.newsletters.getTemplate({ id })).html)
    } catch (error) {
      toast.error('Erro ao abrir o modelo', failureAdvice(error))
      setBusy(null)
    }
  }

  return (
    <section className={styles.templates} aria-label="Começar de um modelo">
      <p className={plain.note}>Começar de um modelo:</p>
      {data.templates.map(({ id, name }) => (
        <Button
          className={styles.action}
          key={id}
          size="sm"
          leftIcon={<LayoutTemplate size={16} aria-hidden />}
          isLoading={busy === id}
          onClick={() => void begin(id)}
        >
          {name}
        </Button>
      ))}
    </section>
  )
}

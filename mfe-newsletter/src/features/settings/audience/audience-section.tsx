import { LARGEST_PAGE, type Subscriber } from '@ementa/contracts'
import { Button, formatNumber, Section, useServices } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import { failureAdvice } from '../../../shared/failures/failure-advice'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import styles from './audience.module.css'
import { AudienceImport } from './audience-import'
import { AudienceList } from './audience-list'
import { writeAudience } from './write-audience'

/** Subscribers of a newsletter: as a list, as a file to download, and imported from a file. */
export default function AudienceSection({ owned }: { owned: OwnedNewsletter }) {
  const { api, toast } = useServices()
  const [isBusy, setBusy] = useState(false)
  const { newsletter, subscribers, isSample } = owned
  const { id: newsletterId, handle } = newsletter

  async function download() {
    setBusy(true)
    try {
      const all: Subscriber[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof api.newsletters.listAudience>> = await api.newsletters.listAudience({
          ...{ newsletterId, cursor, limit: LARGEST_PAGE },
        })
        all.push(...page.subscribers)
        cursor = page.nextCursor
      }
      downloadFile(`${handle}-publico.csv`, writeAudience(all), 'text/csv;charset=utf-8')
    } catch (error) {
      toast.error('Erro ao exportar', failureAdvice(error))
    } finally {
      setBusy(false)
    }
  }

  const texts = useDeliveryTexts()
  return (
    <Section title="Público" id="publico">
      <p className={styles.intro}>
        Quem assina, desde quando e como consentiu. {texts.audience}
        {isSample &&
          ` Os ${formatNumber(subscribers)} assinantes de exemplo são um número inventado: não são pessoas e não estão nela.`}
      </p>
      <AudienceList newsletter={newsletter} />
      <Button
        className={styles.spaced2}
        leftIcon={<Download size={16} aria-hidden />}
        isLoading={isBusy}
        loadingText="Reunindo…"
        onClick={() => void download()}
      >
        Baixar lista (.csv)
      </Button>
      <AudienceImport newsletter={newsletter} />
    </Section>
  )
}

import { Button, counted, Section, useServices } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { FileCode, FileJson, FileText, type LucideIcon, Rss } from 'lucide-react'
import { useState } from 'react'
import { useOneCall } from '../../shared/failures/use-one-call'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import type { ExportFormat } from './export/write-export'
import styles from './settings.module.css'

const FORMATS: readonly { format: ExportFormat; label: string; icon: LucideIcon }[] = [
  { format: 'markdown', label: 'Markdown (.zip)', icon: FileText },
  { format: 'html', label: 'HTML (.zip)', icon: FileCode },
  { format: 'ghost', label: 'Ghost (.json)', icon: FileJson },
  { format: 'atom', label: 'Feed Atom (.atom)', icon: Rss },
]

interface Done {
  name: string
  issues: number
  missingImages: string[]
}

/** Exports everything that was written here; an export can be imported again. */
export function ExportSection({ owned }: { owned: OwnedNewsletter }) {
  const { api, images } = useServices()
  const { busy, run } = useOneCall<ExportFormat>()
  const [done, setDone] = useState<Done | null>(null)

  const download = (format: ExportFormat) =>
    run(format, 'Erro ao exportar', async () => {
      setDone(null)
      const { collect, writeExport } = await import('./export/write-export')
      const { exported, missingImages } = await collect({ api, images }, owned)
      const { name, content, type } = writeExport(format, exported, new Date())
      downloadFile(name, content, type)
      const issues = exported.issues.filter(({ url }) => format !== 'atom' || url !== null).length
      setDone({ name, issues, missingImages })
    })

  return (
    <Section title="Levar edições" id="levar">
      <p className={styles.intro}>
        Todas as edições e rascunhos, com notas, tabelas, erratas e as imagens deste aparelho. Os três primeiros podem
        ser trazidos de volta sem perda; o feed tem só o que já foi enviado, para leitores de feeds.
      </p>
      <div className={`${plain.buttons} ${styles.spaced}`}>
        {FORMATS.map(({ format, label, icon: Icon }) => (
          <Button
            key={format}
            leftIcon={<Icon size={16} aria-hidden />}
            isLoading={busy === format}
            loadingText="Reunindo…"
            isDisabled={busy !== null}
            onClick={() => void download(format)}
          >
            {label}
          </Button>
        ))}
      </div>
      {done && (
        <p className={`${plain.small} ${styles.close}`} role="status">
          {done.name}: {counted(done.issues, 'edição', 'edições')}.
          {done.missingImages.length > 0 &&
            ` ${counted(done.missingImages.length, 'imagem não está', 'imagens não estão')} mais neste aparelho e não ${done.missingImages.length === 1 ? 'foi' : 'foram'}: ${done.missingImages.join('; ')}.`}
        </p>
      )}
    </Section>
  )
}

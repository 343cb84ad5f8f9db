import { type ABTest, areSubjectsEqual, crashCopyKey } from '@ementa/contracts'
import { Button, copyKeys, useServices, useSession } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Split } from 'lucide-react'
import { useState } from 'react'
import { durationLabel, metricLabel, shareOf } from '../../../shared/ab-tests/ab-test-words'
import { dropTest, putTest, recreateTest, useIssueTest } from '../../../shared/ab-tests/issue-tests'
import { SettingsWarnings } from '../../../shared/ab-tests/settings-warnings'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import plain from '../../../shared/plain/plain.module.css'
import { IssueTestForm } from './issue-test-form'
import styles from './panels.module.css'

/** Test of two subjects for this issue: a button, the form, or the planned test, which starts when the issue is sent. */
export default function IssueTest({ editing, owned }: { editing: IssueEditing; owned: OwnedNewsletter }) {
  const { issue, fields } = useSnapshot(editing.state)
  const { newsletter, subscribers } = owned
  const { api, toast } = useServices()
  const { read, planned } = useIssueTest(newsletter.id, issue.id)
  const { user } = useSession()
  // The form opens by itself when an earlier visit left unsaved text in it.
  const [isOpen, setOpen] = useState(() => copyKeys(crashCopyKey(user?.id ?? '', 'abtest', issue.id)).length > 0)
  const [isRemoving, setRemoving] = useState(false)

  function keep(test: ABTest) {
    read.update(putTest(test))
    setOpen(false)
  }

  async function restore(test: ABTest) {
    try {
      keep(await recreateTest(api, test))
    } catch {
      toast.actionFailed()
    }
  }

  async function remove(test: ABTest) {
    setRemoving(true)
    try {
      await api.newsletters.deleteABTest({ id: test.id })
      read.update(dropTest(test.id))
      toast.success('A edição vai sem teste', { action: { label: 'Desfazer', onClick: () => void restore(test) } })
    } catch {
      toast.actionFailed()
      void read.refresh()
    } finally {
      setRemoving(false)
    }
  }

  if (!isOpen && !planned) {
    return (
      <Button className={styles.wide} leftIcon={<Split size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Testar dois assuntos
      </Button>
    )
  }
  return (
    <section className={styles.test} aria-label="Teste de assunto">
      <h2 className={`heading ${plain.smallHeading} ${styles.heading}`}>Teste de assunto</h2>
      {isOpen ? (
        <IssueTestForm
          editing={editing}
          newsletterId={newsletter.id}
          issueId={issue.id}
          subject={fields.subject}
          subscribers={subscribers}
          planned={planned}
          onPlanned={keep}
          onClose={() => setOpen(false)}
        />
      ) : (
        planned && (
          <>
            <Planned test={planned} subject={fields.subject} subscribers={subscribers} />
            <div className={styles.testButtons}>
              <Button size="sm" onClick={() => setOpen(true)}>
                Alterar
              </Button>
              <Button size="sm" variant="ghost" isLoading={isRemoving} onClick={() => void remove(planned)}>
                Não testar
              </Button>
            </div>
          </>
        )
      )}
    </section>
  )
}

function Planned({ test, subject, subscribers }: { test: ABTest; subject: string; subscribers: number }) {
  const { sample_percent = 100, subject_b, metric, duration_minutes } = test
  const hasNothing = areSubjectsEqual({ subject_a: subject, subject_b })
  return (
    <>
      <p className={plain.small}>
        <b>A</b> {subject.trim() || 'ainda sem texto'}
      </p>
      <p className={plain.small}>
        <b>B</b> {subject_b}
      </p>
      <p className={`${plain.meta} ${styles.below}`}>
        {sample_percent === 100 ? 'Todos os assinantes' : shareOf(sample_percent, subscribers)} · {metricLabel(metric)}{' '}
        · {durationLabel(duration_minutes)}. Começa no envio.
      </p>
      {hasNothing && <SettingsWarnings texts={['Os dois assuntos são iguais: a edição vai sem teste.']} />}
    </>
  )
}

import { ABTestCard } from '../../shared/ab-tests/ab-test-card'
import { putTest, type useIssueTest, useRereadWhileRunning, useTestActions } from '../../shared/ab-tests/issue-tests'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { SampleNote } from '../../shared/notices/notices'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import styles from './edit.module.css'

interface IssueTestHistoryProps extends Omit<ReturnType<typeof useIssueTest>, 'planned'> {
  editing: IssueEditing
  owned: OwnedNewsletter
}

/** Tests that ran with a sent issue: the numbers so far, the choice of a winner, and the results afterwards. */
export default function IssueTestHistory({ editing, owned, read, ran }: IssueTestHistoryProps) {
  const { subscribers } = owned
  useRereadWhileRunning(ran, read.refresh)

  const actions = useTestActions({
    onChange(test) {
      read.update(putTest(test))
      // The winner is the issue's subject now; until the read arrives, the page would show the old one.
      void editing.readAgain()
    },
    onFailure: () => void read.refresh(),
  })
  return (
    <section className={styles.test} aria-label="Teste de assunto">
      <h2 className={`heading ${plain.smallHeading}`}>Teste de assunto</h2>
      <p className={plain.note}>
        Aberturas e cliques: <SampleNote />
      </p>
      <div className={styles.testCards}>
        {ran.map((test) => (
          <ABTestCard key={test.id} test={test} subscribers={subscribers} {...actions} />
        ))}
      </div>
    </section>
  )
}

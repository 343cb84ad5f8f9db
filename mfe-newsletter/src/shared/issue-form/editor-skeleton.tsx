import { Loading, Outline, OutlineLines, PageHeader } from '@ementa/ui'
import styles from './issue-form.module.css'

/** The page before its newsletter is known, in its real heights. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <div>
      <PageHeader title={title} eyebrow={<Outline h="12px" w="120px" />} />
      <Loading label="Carregando a edição…">
        <div className={styles.skeleton}>
          <Outline h="32px" w="60%" mt="70px" />
          <Outline h="16px" w="40%" mt="2rem" />
          <OutlineLines count={8} h="15px" gap="1rem" mt="3rem" />
        </div>
      </Loading>
    </div>
  )
}

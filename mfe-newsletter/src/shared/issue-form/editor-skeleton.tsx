import { Loading, PageHeader, Skeleton, SkeletonText } from '@ementa/ui'
import styles from './issue-form.module.css'

/** The page before its newsletter is known, in its real heights. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <div>
      <PageHeader title={title} eyebrow={<Skeleton as="span" display="inline-block" h="12px" w="120px" />} />
      <Loading label="Carregando a edição…">
        <div className={styles.skeleton}>
          <Skeleton h="32px" w="60%" mt="70px" />
          <Skeleton h="16px" w="40%" mt={8} />
          <SkeletonText noOfLines={8} spacing="4" skeletonHeight="15px" mt={12} />
        </div>
      </Loading>
    </div>
  )
}

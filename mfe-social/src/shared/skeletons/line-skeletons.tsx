import { Loading, Outline } from '@ementa/ui'
import styles from './line-skeletons.module.css'

/** Skeleton of a list of laws. */
export function LineSkeletons({ count = 5, label }: { count?: number; label: string }) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} className={styles.line}>
          <Outline w="45%" h="14px" />
        </div>
      ))}
    </Loading>
  )
}

/** Skeleton of a page title that is not known yet. */
export function TitleSkeleton() {
  return (
    <div className="outline-title" aria-hidden>
      <div className="outline-bar">
        <Outline w="40%" h="26px" />
      </div>
    </div>
  )
}

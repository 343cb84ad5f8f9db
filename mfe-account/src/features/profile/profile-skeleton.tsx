import { Outline, PostSkeleton } from '@ementa/ui'
import styles from './profile-skeleton.module.css'

/** Skeleton as tall as a usual profile header, so that nothing jumps when it arrives. */
export function ProfileSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <div className={styles.person}>
          <Outline w="88px" h="88px" isRound />
          <div className={styles.names}>
            <Outline h="26px" w="55%" />
            <Outline h="14px" w="30%" mt="0.75rem" />
            <Outline h="12px" w="38%" mt="0.75rem" />
          </div>
        </div>
        <Outline h="16px" w="85%" mt="1.25rem" />
        <Outline h="44px" mt="2rem" />
      </div>
      <PostSkeleton />
      <PostSkeleton />
    </>
  )
}

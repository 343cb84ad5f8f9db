import { Loading, OutlineLines } from '@ementa/ui'

/** Outline of a dialog whose content is on its way. */
export const DialogSkeleton = () => (
  <Loading>
    <OutlineLines count={3} h="20px" gap="12px" />
  </Loading>
)

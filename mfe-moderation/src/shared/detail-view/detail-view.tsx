import { type ErrorCode, namesNothing } from '@ementa/contracts'
import { EmptyState, ReadView } from '@ementa/ui'
import type { Read } from '@ementa/ui/data'
import type { ReactNode } from 'react'

interface DetailViewProps<Data> {
  read: Read<Data>
  /** The backend's error for an address that names nothing. */
  code: ErrorCode
  /** Texts of the page when the address names nothing. */
  missing: { title: string; description: string; action: { label: string; href: string } }
  skeleton: ReactNode
  failed: string
  children: (data: Data) => ReactNode
}

/** Renders a page about the one thing that its address names, or says that there is none. */
export function DetailView<Data>({ read, code, missing, skeleton, failed, children }: DetailViewProps<Data>) {
  if (!read.data && namesNothing(read.error, code)) {
    return <EmptyState illustration="folder" titleAs="h1" {...missing} />
  }
  return (
    <ReadView read={read} skeleton={skeleton} failed={{ title: failed, titleAs: 'h1' }}>
      {children}
    </ReadView>
  )
}

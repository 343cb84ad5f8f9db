import { counted } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { ActionMenu } from '@ementa/ui/overlays'
import { useNavigate } from '@ementa/ui/router'
import type { ReactElement } from 'react'
import { lawLabel } from '../law/law-label'

/** Reads the laws of some keys with their numbers of citations. */
const describedLawQuery = query('law.described', (api, keys: string[]) => api.law.describe({ keys }))

/** A cited law that has a page. */
export interface Cited {
  key: string
  path: string
  title: string
}

interface CitedLawMenuProps {
  cited: readonly Cited[]
  label: string
  face: ReactElement
}

/** A menu of the laws that a post cites, with their numbers of citations. It is loaded when first opened. */
export default function CitedLawMenu({ cited, label, face }: CitedLawMenuProps) {
  const navigate = useNavigate()
  const { data } = useRead(describedLawQuery(cited.map(({ key }) => key)))
  const items = cited.map(({ key, path, title }) => {
    const count = data?.laws.find((law) => law.key === key)?.count
    return {
      label: lawLabel({ title, path }),
      description: count === undefined ? 'Ver outras citações' : counted(count, 'texto cita', 'textos citam'),
      onSelect: () => navigate(path),
    }
  })
  return <ActionMenu startOpen label={label} items={items} icon={face} />
}

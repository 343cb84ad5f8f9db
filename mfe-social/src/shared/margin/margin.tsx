import { type MarginProps, paths } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import DebatedLaw from '../law/debated-law'
import { MarginTags } from './margin-tags'
import { Unfinished } from './unfinished'

const isAt = (path: string, ...pages: string[]) => pages.some((page) => path.startsWith(page))

/** The right column of every page in wide windows: the reader's unfinished texts, tags, and debated law. */
export default function Margin({ path }: MarginProps) {
  const { user } = useSession()
  return (
    <>
      {user && !isAt(path, paths.drafts.href(), paths.compose.href()) && <Unfinished userId={user.id} />}
      {!isAt(path, paths.followedTags.href(), paths.search.href()) && <MarginTags />}
      {path !== paths.law.href() && <DebatedLaw />}
    </>
  )
}

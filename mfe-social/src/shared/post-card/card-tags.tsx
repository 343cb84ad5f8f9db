import { COUNT, paths, tagName } from '@ementa/contracts'
import { plural } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'
import styles from './card.module.css'

/** The first four tags and a button that shows the others. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (tags.length === 0) return null
  const visibleTags = showsAll ? tags : tags.slice(0, COUNT.tagsOnCard)
  const hidden = tags.length - visibleTags.length
  return (
    <div className={styles.tags}>
      {visibleTags.map((tag) => (
        <Link key={tag} className={styles.tag} to={paths.search.href({ tag })}>
          {tagName(tag)}
        </Link>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.tag}
          aria-label={`+${hidden}: mostrar mais ${hidden} ${plural(hidden, 'tag', 'tags')}`}
          onClick={() => setShowsAll(true)}
        >
          +{hidden}
        </button>
      )}
    </div>
  )
}

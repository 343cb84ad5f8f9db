import { allText, hashtagsIn } from '@ementa/contracts'
import { TagChip } from '@ementa/ui'
import { type ComposerState, describeLeftTags, removeTag, tagsOf } from './composer-state'
import type { ReadContent } from './post-content'
import styles from './tags.module.css'

/** The tags that the post will have. Picked tags have a button that removes them; tags typed in the text do not. */
export function ChosenTags({ state, content }: { state: ComposerState; content: ReadContent }) {
  const { tags } = tagsOf(content)
  const typed = hashtagsIn(allText(content))
  const refusedText = describeLeftTags(content)
  return (
    <>
      {tags.length > 0 && (
        <fieldset aria-label="Hashtags da publicação" className={styles.chosen}>
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} onRemove={typed.includes(tag) ? undefined : () => removeTag(state, tag)} />
          ))}
        </fieldset>
      )}
      <p role="status" className={`muted ${styles.refused}`}>
        {refusedText}
      </p>
    </>
  )
}

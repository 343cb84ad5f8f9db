import { allText, hashtagsIn } from '@ementa/contracts'
import { Flex, TagChip, Text } from '@ementa/ui'
import type { ReadContent } from '../../shared/post-content/post-content'
import { type ComposerState, leftTagsText, removeTag, tagsOf } from './composer-state'

/** The tags that the post will have: the picked ones can be removed, those typed in the text go with their words. */
export function ChosenTags({ state, content }: { state: ComposerState; content: ReadContent }) {
  const { tags } = tagsOf(content)
  const typed = hashtagsIn(allText(content))
  const refusedText = leftTagsText(content)
  return (
    <>
      {tags.length > 0 && (
        <Flex
          wrap="wrap"
          align="center"
          gap={1}
          mt={3}
          role="group"
          aria-label="Hashtags da publicação"
          sx={{ '.chip': { maxW: '100%' }, '.chip-face': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
        >
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} onRemove={typed.includes(tag) ? undefined : () => removeTag(state, tag)} />
          ))}
        </Flex>
      )}
      <Text role="status" mt={refusedText ? 2 : 0} fontSize="sm" color="fg.muted">
        {refusedText}
      </Text>
    </>
  )
}

import { css, type SystemStyleObject, useTheme } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { memo } from 'react'

/**
 * Dresses plain elements with the theme's tokens: `styles` by class, the same object at every render. For rows of which
 * many are rendered at once: a styled component costs some ten times a plain element, and its styles are put together at
 * every render; these once.
 */
export const PlainStyles = memo(function PlainStyles({ styles }: { styles: SystemStyleObject }) {
  const theme = useTheme()
  return <Global styles={css(styles)(theme)} />
})

// Bundler alias target for '@chakra-ui/system': @chakra-ui/react 2.10 contains the whole system (only `keyframes` moved).
// Without the alias @chakra-ui/toast carries a second colour-mode context that nobody provides.

export * from '@chakra-ui/react'
export { keyframes } from '@emotion/react'

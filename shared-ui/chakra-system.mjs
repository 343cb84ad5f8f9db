// Replaces '@chakra-ui/system' (tooling/rspack/exceptions.mjs): @chakra-ui/react has the whole system but `keyframes`.
export * from '@chakra-ui/react'
export { keyframes } from '@emotion/react'

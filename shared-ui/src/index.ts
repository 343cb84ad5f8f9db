// Public face of the look: what pages render with, the parts of Chakra and the plain ones. Dialogs, menus and motion are in
// `@ementa/ui/overlays`. Here and below a name that both have is Chakra's, which takes its style props.
import './theme/style-provider'

export type { ButtonProps } from '@chakra-ui/react'
export * from './chakra'
export { Button, CloseButton, IconButton } from './components/portuguese-chakra'
export { Row, Section, StatTile, StatTiles } from './components/section'
export { ChipRow, Stamp, TabPanel } from './components/styled-plain'
export * from './plain'
export { StyleProvider } from './theme/style-provider'

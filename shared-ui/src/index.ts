// Public face of the look: what every remote draws with. Dialogs, menus and motion stand in `@ementa/ui/overlays`.
export * from './behaviour'
export * from './chakra'
export { Button, CloseButton, IconButton, Spinner } from './components/portuguese-chakra'
export { AppProviders, type AppProvidersProps } from './providers'
export { theme } from './theme/theme'
export { themeColor } from './theme/tokens'

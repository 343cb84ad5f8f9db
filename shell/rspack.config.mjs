import { shellConfig } from '@ementa/tooling/rspack'

export default shellConfig()

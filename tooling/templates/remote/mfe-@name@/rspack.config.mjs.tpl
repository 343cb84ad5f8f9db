import { remoteConfig } from '@ementa/tooling/rspack'

export default remoteConfig('mfe-@name@')

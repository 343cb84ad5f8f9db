import type { RemoteModule } from '@ementa/remote-kit'
import { routes } from './routes'

export default { routes } satisfies RemoteModule

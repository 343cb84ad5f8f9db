import type { RemoteModule } from '@ementa/contracts'
import { routes } from './routes'

export default { routes } satisfies RemoteModule

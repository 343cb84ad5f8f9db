import { CONTRACT, type RemoteModule } from '@ementa/contracts'
import { routes } from './routes'

export default { contract: CONTRACT, routes } satisfies RemoteModule

import type { Services } from '@ementa/contracts'
import type { ReactNode } from 'react'
import { Announcer } from '../components/announcer'
import { DataProvider } from '../data/data-provider'
import { ServicesContext } from '../services/context'
import type { HostServices } from './create-services'

/** The services that remotes see, with those that the data layer needs besides. */
export type TreeServices = Services & Pick<HostServices, 'cache' | 'writes' | 'retryBase'>

/** Everything that views need above them, in the one order there is; the router goes inside. */
export function AppTree({ services, children }: { services: TreeServices; children: ReactNode }) {
  const { cache, writes, retryBase } = services
  return (
    <ServicesContext value={services}>
      <DataProvider cache={cache} writes={writes} retryBase={retryBase}>
        {children}
      </DataProvider>
      <Announcer />
    </ServicesContext>
  )
}

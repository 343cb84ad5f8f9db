import type { Services } from '@ementa/contracts'
import type { ReactNode } from 'react'
import { DataProvider } from '../data/data-provider'
import { AppProviders } from '../providers'
import { ServicesProvider } from '../services/context'
import type { HostServices } from './create-services'

/** What remotes see, and what the data layer needs beside it. */
export type TreeServices = Services & Pick<HostServices, 'cache' | 'writes' | 'retryBase'>

/** Everything that views need above them, in the one order there is; the router goes inside. */
export function AppTree({ services, children }: { services: TreeServices; children: ReactNode }) {
  const { cache, writes, retryBase } = services
  return (
    <ServicesProvider services={services}>
      <AppProviders>
        <DataProvider cache={cache} writes={writes} retryBase={retryBase}>
          {children}
        </DataProvider>
      </AppProviders>
    </ServicesProvider>
  )
}

import { deviceStorage } from '@ementa/contracts'
import { createBackend } from '@ementa/mock-backend'
import { createServices, createStandaloneParts, createStandalonePipeline, type HostServices } from '@ementa/ui/host'

/** Creates the shell's services without those that only the shell owns. `folder`: the address at which the page restarts. */
export function createStandaloneServices(folder: string): HostServices {
  const backend = createBackend()
  const parts = createStandaloneParts({
    async erase() {
      await (await backend).reset()
      location.replace(folder)
    },
  })
  const services = createServices({
    parts: {
      ...parts,
      images: {
        ...parts.images,
        async resolve(imageUrl) {
          const blob = await (await backend).images.blob(imageUrl)
          return blob ? URL.createObjectURL(blob) : imageUrl
        },
      },
    },
    url: 'http://backend.ementa/api',
    transport: createStandalonePipeline(parts, async (request) => (await backend).fetch(request)),
    storage: deviceStorage,
    onOpenLogin: () => document.getElementById('pessoa')?.focus(),
  })
  void services.session.start()
  return services
}

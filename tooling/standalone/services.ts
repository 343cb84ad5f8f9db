import { deviceStorage } from '@ementa/contracts'
import { createBackend } from '@ementa/mock-backend'
import { createServices, type HostServices, partsAlone } from '@ementa/ui/host'

/** The same services as the shell's, without what only the shell owns. `folder`: where the page begins anew. */
export function createStandaloneServices(folder: string): HostServices {
  const backend = createBackend()
  const parts = partsAlone({
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
    transport: async (request) => (await backend).fetch(request),
    storage: deviceStorage,
    onOpenLogin: () => document.getElementById('pessoa')?.focus(),
  })
  void services.session.start()
  return services
}

import { ementaRemote } from '@ementa/remote-kit/vite'

export default { plugins: [ementaRemote()] }

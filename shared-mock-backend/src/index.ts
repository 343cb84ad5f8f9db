export { type Backend, createBackend } from './backend'
export { type SimulationInput, simulationSchema } from './simulation'
export { memoryBlobs } from './store/blobs'
export { memoryStorage } from './store/storage'

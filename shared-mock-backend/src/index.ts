export { type Backend, createBackend } from './backend'
export { memoryBlobs } from './blobs'
export { type SimulationInput, simulationSchema } from './simulation'
export { memoryStorage } from './store/storage'

export { type Backend, type BackendOptions, createBackend, USER_HEADER } from './backend'
export { type BlobStore, memoryBlobs } from './blobs'
export { type Simulation, type SimulationInput, simulationSchema } from './simulation'
export { memoryStorage, type StorageLike, type StorageProblem } from './store/storage'

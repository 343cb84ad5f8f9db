/// <reference path="./files.d.ts" />
/** Types of what a remote and the shell give each other; the names of the facades are in `@ementa/ui` and `@ementa/contracts`. */
export type { RemoteEntry, RemoteModule, Services } from '@ementa/contracts'

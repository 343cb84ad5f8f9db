// biome-ignore lint/style/noRestrictedImports: a type only, and the contracts stand below @ementa/ui, whose facade it would be.
import type { RouteObject } from 'react-router'

/** The return value of a component (React's `ReactNode`). */
export type Rendered = RouteObject['element']

/** The number both sides of the federation agree on; raised when `Services` or the shape of `RemoteModule` changes incompatibly. */
export const CONTRACT = 1

/**
 * Number of the stored shapes that shell and remotes both read (response cache, crash copies, queue); raised when one
 * changes incompatibly.
 */
export const STORAGE = 1

/**
 * The facts about a remote's build, as literals in its manifest (`ementa`). Not part of `RemoteModule`: the shell compares it
 * before the remote's code runs, and a constant imported there would be the shell's own.
 */
export interface BuiltWith {
  /** Version of the build, by which events are attributed: `1.0.0-1a2b3c4d`. */
  readonly version?: string
  readonly contract: number
  readonly storage: number
  /** Fingerprint of everything the shell of that checkout provided; equal to the shell's own: nothing else to compare. */
  readonly surface: string
  /**
   * Names used of each shared facade, of `services` and of `calls`, or the file with them, relative to the manifest: only a
   * shell of another surface reads it.
   */
  readonly needs: string | Readonly<Record<string, readonly string[]>>
  /** Files to request beside the container, relative to the manifest: those of the remote module and of one page, by route pattern. */
  readonly pages?: Readonly<Record<string, readonly string[]>>
  /** Facades of the shell that a page needs and its boot files do not have, by route pattern. */
  readonly facades?: Readonly<Record<string, readonly string[]>>
  /** SHA-256 (base64) of the container and of every chunk, by path from the manifest. */
  readonly files?: Readonly<Record<string, string>>
  /** Ed25519 (base64) over the manifest without this, by the remote's owner (decision 036). */
  readonly signature?: string
}

/** The whole public interface of a remote: the default export of its exposed `./remote`. */
export interface RemoteModule {
  /** Absolute paths of the product's route table, rendered with `useRoutes` (no loaders). */
  readonly routes: RouteObject[]
}

/** One entry of `remotes.json`. */
export interface RemoteEntry {
  /** The federation name: `social`. */
  readonly name: string
  /** Portuguese name of the area for its failure card: `Publicações`. */
  readonly title?: string
  /** Address of the remote's `mf-manifest.json`, absolute or relative to the shell. */
  readonly entry: string
  /** The path patterns it owns, in the syntax of react-router. */
  readonly routes: readonly string[]
  /** Public keys of its owner (Ed25519, 32 bytes in base64); several while one is replaced by another. */
  readonly keys?: readonly string[]
  /** The operator's word that releases of this remote may run without a known key. */
  readonly unsigned?: boolean
  /** `false`: switched off by its owner; its pages say so and the rest of the product works. */
  readonly enabled?: boolean
  /** Tried when `entry` cannot be loaded. */
  readonly fallback?: string
  /** Versions beside `entry`, each for a share of all devices in percent; a device keeps the one it got. */
  readonly versions?: readonly { readonly entry: string; readonly share: number }[]
}

/** The registry that the shell reads at run time. */
export interface Registry {
  readonly contract: number
  /** Address of a real HTTP backend; absent: the mock in the browser. */
  readonly api?: string
  /** `false` removes the service worker from every browser that asks: the way back from a broken one. */
  readonly worker?: boolean
  /** Address that errors, failed loads and vitals are sent to; absent: nothing leaves the device. */
  readonly telemetry?: string
  readonly remotes: readonly RemoteEntry[]
}

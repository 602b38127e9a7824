import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { Override } from '@portal/contract/releases/override-schemas.ts'
import type { listReleases, planRelease } from '@portal/contract/releases/release-endpoints.ts'
import type { Release, ReleaseChange } from '@portal/contract/releases/release-schemas.ts'
import type { HostStanding } from '@portal/contract/releases/standings.ts'
import type { Artifact } from '../artifact/artifact.ts'

/** Some of the releases that there were, newest first. */
export type HistoryPage = ResultOf<typeof listReleases>

/** What a change would do, and why it cannot be done. */
export type Plan = ResultOf<typeof planRelease>

export interface HistoryQuery {
  /** Releases before this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Why something is released, and for which release it was meant. */
export interface Wish {
  readonly change: ReleaseChange
  readonly reason: string
  readonly expected: number
}

/** A trial that somebody asks for. */
export interface WantedOverride {
  readonly person: string
  /** By the names of the bundles. */
  readonly versions: Readonly<Record<string, string>>
  readonly hours: number
  readonly reason: string
}

/** What was published, or was before with the same bytes. */
export interface Publication {
  readonly name: string
  readonly version: string
  readonly result: 'published' | 'unchanged'
}

/** What is known of a version that has been published. */
export type PublishedVersion = Pick<Artifact, 'digest' | 'manifest'>

/** All that can be asked and done about the releases of one environment, wherever they are kept. */
export interface ReleaseOperations {
  /** The newest release. Fails as `absent` before the first. */
  head(): Promise<Release>
  /** How the canaries do. Pages tell the service alone: on a store there is nothing to tell. */
  canaries(): Promise<readonly CanaryState[]>
  /** How the hosts stand to the newest release. They tell the service alone. */
  hosts(): Promise<readonly HostStanding[]>
  /** Fails as `absent` when there is none of that number. */
  read(seq: number): Promise<Release>
  history(query: HistoryQuery): Promise<HistoryPage>
  plan(change: ReleaseChange): Promise<Plan>
  /** Fails as `conflict` unless `expected` is the newest release. */
  release(wish: Wish): Promise<Release>
  /** Publishes all files of a built bundle, its manifest among them. */
  publish(files: ReadonlyMap<string, Buffer>): Promise<Publication>
  /** Fails as `absent` when the version has not been published. */
  published(name: string, version: string): Promise<PublishedVersion>
  /** The files of a published version by their names, without their packed forms; all are what its manifest says. */
  files(name: string, version: string): Promise<ReadonlyMap<string, Buffer>>
  overrides(): Promise<readonly Override[]>
  createOverride(wanted: WantedOverride): Promise<Override>
  revokeOverride(id: string, reason: string): Promise<void>
}

import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { CanaryState, WatchedPromotion } from '@portal/contract/releases/canary-state.ts'
import type { HostStatus } from '@portal/contract/releases/host-status.ts'
import type { Override } from '@portal/contract/releases/override-schemas.ts'
import type { PublishedPackages } from '@portal/contract/releases/package-schemas.ts'
import type { Comparison, Plan } from '@portal/contract/releases/plan-schemas.ts'
import type { CheckStatus, PublishFacts } from '@portal/contract/releases/publish-facts.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import type { createPackageToken, listReleases } from '@portal/contract/releases/release-endpoints.ts'
import type { PromotionRules, Release } from '@portal/contract/releases/release-schemas.ts'
import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import type { Artifact } from '../artifact/artifact.ts'
import type { PublishedBundle } from '../artifact/published-bundles.ts'

/** A page of earlier releases, newest first. */
export type HistoryPage = ResultOf<typeof listReleases>

export interface HistoryQuery {
  /** Only releases before this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** A requested change, its reason, and the release that it was made for. */
export interface ReleaseRequest {
  readonly change: ReleaseChange
  readonly reason: string
  readonly expected: number
}

/** A requested override. */
export interface OverrideRequest {
  readonly person: string
  /** Others whom the same link is for. */
  readonly alsoFor?: readonly string[] | undefined
  /** Versions by bundle name. */
  readonly versions: Readonly<Record<string, string>>
  readonly hours: number
  readonly reason: string
}

/** The version that was published now, or earlier with the same bytes. */
export interface Publication {
  readonly name: string
  readonly version: string
  readonly result: 'published' | 'unchanged'
  readonly check?: CheckStatus | undefined
}

/** The facts of a published version. */
export type PublishedVersion = Pick<Artifact, 'digest' | 'manifest'>

/** The operations on the overrides of one environment, wherever they are stored. */
export interface OverrideOperations {
  overrides(): Promise<readonly Override[]>
  /** Warnings about an override before it is created. A store knows of none. */
  planOverride(request: Omit<OverrideRequest, 'hours' | 'reason'>): Promise<readonly string[]>
  createOverride(request: OverrideRequest): Promise<Override>
  revokeOverride(id: string, reason: string): Promise<void>
}

/** All operations on the releases of one environment, wherever they are stored. */
export interface ReleaseOperations extends OverrideOperations {
  /** The newest release. Fails as `absent` before the first. */
  head(): Promise<Release>
  /** What a promotion needs here. A service that is older than these rules says nothing. */
  rules(): Promise<PromotionRules | undefined>
  /** The state of the canaries. Only the service receives health reports from pages; a store has none. */
  canaries(): Promise<readonly CanaryState[]>
  /** The state of the promoted versions that are still judged. A store has none. */
  watched(): Promise<readonly WatchedPromotion[]>
  /** How the hosts relate to the newest release. Only the service receives this. */
  hosts(): Promise<readonly HostStatus[]>
  /** How the addresses for release events receive them. Only the service knows this. */
  webhooks(): Promise<readonly WebhookStatus[]>
  /** Fails as `absent` when the number does not exist. */
  read(seq: number): Promise<Release>
  history(query: HistoryQuery): Promise<HistoryPage>
  /** What differs between two releases. Fails as `absent` when a number does not exist. */
  compare(from: number, to: number): Promise<Comparison>
  plan(change: ReleaseChange): Promise<Plan>
  /** Fails as `conflict` unless `expected` is the newest release. */
  release(request: ReleaseRequest): Promise<Release>
  /**
   * Publishes all files of a built bundle, including its manifest. A passed check is added even when the bytes were
   * published before.
   */
  publish(files: ReadonlyMap<string, Buffer>, facts?: PublishFacts): Promise<Publication>
  /** Publishes packed packages of the portal, all or none. Fails as `taken` when their versions have other bytes. */
  publishPackages(files: ReadonlyMap<string, Buffer>): Promise<PublishedPackages>
  /** A token with which a package manager reads packages for some hours. */
  packageToken(): Promise<ResultOf<typeof createPackageToken>>
  /** All published versions, newest first within each bundle. */
  versions(): Promise<readonly PublishedBundle[]>
  /** Fails as `absent` when the version is not published. */
  published(name: string, version: string): Promise<PublishedVersion>
  /** The files of a published version by name, without their packed forms; all match its manifest. */
  files(name: string, version: string): Promise<ReadonlyMap<string, Buffer>>
  /** A release as it is stored, with its signature. Fails as `absent` when the number does not exist. */
  sealedRelease(seq: number): Promise<Buffer>
  /** The record of a published version as it is stored. Fails as `absent` when it is not published. */
  sealedVersion(name: string, version: string): Promise<Buffer>
}

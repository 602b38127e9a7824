import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { HostStatus, HostStatusReport } from '@portal/contract/releases/host-status.ts'
import type { ReleasePlace } from './release-place.ts'

/** The current figures of an environment's canaries. */
export type CanaryStates = (place: ReleasePlace) => Promise<readonly CanaryState[]>

/** What the service knows of a host that recently reported. */
export type KnownHost = HostStatus & Pick<HostStatusReport, 'roles'>

/** What only a service knows: from pages, hosts and the product API. */
export interface ServiceFacts {
  /** Absent where no health reports arrive. */
  readonly canaryStates: CanaryStates | undefined
  /** The hosts of the environment. */
  readonly hosts: readonly KnownHost[]
  /** Those of some email addresses that no user has; none where the caller must not look for users. */
  unknownAmong(people: readonly string[]): Promise<readonly string[]>
}

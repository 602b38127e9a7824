import type { CheckResult } from '@portal/build/src/check-result.ts'
import type { HostStatus } from '@portal/contract/releases/host-status.ts'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { missingBackends } from '../bundle/missing-backends.ts'

/** Whether the hosts have the backend that serves the calls of a bundle. It can be published before, but not used. */
export const backendResults = (manifest: BundleManifest, hosts: readonly HostStatus[]): CheckResult[] =>
  missingBackends(manifest, hosts).map((says) => ({ check: 'backend', status: 'noted', says }))

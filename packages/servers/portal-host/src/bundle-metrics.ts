import type { ServedStatus } from '@portal/contract/releases/host-status.ts'
import { Gauge, type Registry } from '@portal/server-common/metrics.ts'
import type { BundleDelivery } from './bundle-delivery.ts'

/** Exports which release is served and which is the newest. */
function registerReleaseMetrics(metrics: Registry, status: () => ServedStatus): void {
  new Gauge({
    name: 'portal_release_served',
    help: 'Number of the release that this host serves; 0 before the first',
    registers: [metrics],
    collect() {
      this.set(status().served)
    },
  })
  new Gauge({
    name: 'portal_release_newest',
    help: 'Number of the newest release known to this host; 0 before the first',
    registers: [metrics],
    collect() {
      this.set(status().newest)
    },
  })
  new Gauge({
    name: 'portal_release_held',
    help: '1 while this host cannot serve or read the newest release',
    registers: [metrics],
    collect() {
      this.set(status().problem === undefined ? 0 : 1)
    },
  })
}

/** Exports which version of each bundle is served, and its release. */
export function registerBundleMetrics(metrics: Registry, bundles: BundleDelivery): void {
  const { status } = bundles
  if (status) registerReleaseMetrics(metrics, status)
  new Gauge({
    name: 'portal_bundle_info',
    help: 'Always 1: the served version of each bundle',
    labelNames: ['bundle', 'version'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const { manifest } of bundles.bundles())
        this.set({ bundle: manifest.name, version: manifest.version }, 1)
    },
  })
}

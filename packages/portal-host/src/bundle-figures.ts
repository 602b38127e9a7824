import { Gauge, type Registry } from '@portal/server-kit/metrics.ts'
import type { BundleDelivery } from './bundle-delivery.ts'

/** Shows which version of each bundle is served. */
export function watchBundles(metrics: Registry, bundles: BundleDelivery): void {
  new Gauge({
    name: 'portal_bundle_info',
    help: 'Always 1: the version of each bundle that is served',
    labelNames: ['bundle', 'version'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const { manifest } of bundles.bundles())
        this.set({ bundle: manifest.name, version: manifest.version }, 1)
    },
  })
}

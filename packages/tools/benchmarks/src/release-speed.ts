import { openMeasuredReleases } from './releases/measured-releases.ts'
import { measurePages, measurePagesOfCanary } from './releases/page-cost.ts'
import { measureResolve } from './releases/resolve-speed.ts'
import { measureStore } from './releases/store-speed.ts'
import { measureWayToOperators } from './releases/way-to-operators.ts'

/** The portal's own applications are eight. */
const OWN = 8
const TOTALS = [8, 20, 50]
const more = TOTALS.map((total) => total - OWN)

for (const total of TOTALS) measureResolve(total)
await measureStore()
const releases = await openMeasuredReleases(more)
try {
  await measurePages(releases, more)
  await releases.startCanary(more[1] ?? 0)
  await measurePagesOfCanary(releases, more[1] ?? 0)
  await measureWayToOperators(releases)
} finally {
  releases.place.remove()
}

import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { baseOf } from '../bundle/bundle-catalog.ts'
import { stableVersions } from '../release/release.ts'
import type { Finding } from './finding.ts'
import { type Served, servedBy } from './served-by.ts'

/** Tokens and signatures are valid for minutes, so larger differences cause refusals. */
const MAX_SKEW_MS = 30_000

const wrong = (about: string, says: string): Finding => ({ about, isFine: false, says })

/** Bundles of which a host does not serve the version that most people should get. */
function others(served: Served, head: Release): string[] {
  const addresses = Object.values(served.importMap.imports)
  return Object.entries(stableVersions(head)).flatMap(([name, version]) =>
    addresses.some((address) => address.startsWith(baseOf(name, version))) ? [] : [`${name} ${version}`],
  )
}

const SEE = 'Check that it uses this store as RELEASE_STORE and trusts its key, and read its log.'

type ServedStatus = NonNullable<Served['status']>

const heldSentence = (url: string, { served, problem }: ServedStatus) =>
  `${url} stays at ${served > 0 ? `release ${served}` : 'the versions built beside it'}: ${problem} Release something that can be served, or repair the store.`

/** Whether a host serves the newest release, as far as it is known here. */
function servedFinding(url: string, served: Served, head: Release | undefined): Finding {
  const { seq, status } = served
  if (status?.problem !== undefined) return wrong('host', heldSentence(url, status))
  if (!head)
    return { about: 'host', isFine: true, says: `${url} serves ${seq ? `release ${seq}` : 'no release'}` }
  if (seq !== undefined && seq > head.seq)
    return wrong(
      'host',
      `${url} serves release ${seq}, but the newest in this store is ${head.seq}: that host uses another store, or this one was started over. Restore the right one.`,
    )
  const missing = others(served, head)
  if (missing.length > 0) return wrong('host', `${url} does not serve ${missing.join(', ')}. ${SEE}`)
  if (seq !== undefined && seq < head.seq)
    return wrong('host', `${url} serves release ${seq} instead of ${head.seq}. ${SEE}`)
  return { about: 'host', isFine: true, says: `${url} serves the newest release` }
}

function clockFinding(date: string | null): Finding {
  const skew = Math.abs(Date.parse(date ?? '') - Date.now())
  if (Number.isNaN(skew)) return wrong('clock', 'The host does not report its time.')
  const says = `this clock and the host's differ by ${Math.round(skew / 1000)} s`
  return skew <= MAX_SKEW_MS
    ? { about: 'clock', isFine: true, says }
    : wrong(
        'clock',
        `${says}. Synchronize both with a time server, or signatures and tokens will be refused.`,
      )
}

/** Whether a host answers, serves the newest release and has the right time. */
export async function hostFindings(url: string, head: Release | undefined): Promise<readonly Finding[]> {
  try {
    const { date, served } = await servedBy(url)
    return [servedFinding(url, served, head), clockFinding(date)]
  } catch {
    return [
      wrong(
        'host',
        `${url} does not answer as a portal host. Check that it runs and that the address is right.`,
      ),
    ]
  }
}

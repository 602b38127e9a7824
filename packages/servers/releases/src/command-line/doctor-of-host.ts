import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { CURRENT_RELEASE } from '@portal/contract/served-release.ts'
import { z } from 'zod'
import { baseOf } from '../bundle/bundle-catalog.ts'
import { stableVersions } from '../release/release.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 5_000
/** Tokens and signatures are valid for minutes. */
const LARGEST_SKEW_MS = 30_000

const Served = z.object({
  importMap: z.object({ imports: z.record(z.string(), z.string()) }),
  seq: z.number().optional(),
  /** Hosts from before this was told say nothing. */
  standing: z.object({ served: z.number(), newest: z.number(), problem: z.string().optional() }).optional(),
})
type Served = z.infer<typeof Served>

const wrong = (about: string, says: string): Finding => ({ about, isFine: false, says })

/** Bundles of which a host serves another version than everybody should have. */
function others(served: Served, head: Release): string[] {
  const addresses = Object.values(served.importMap.imports)
  return Object.entries(stableVersions(head)).flatMap(([name, version]) =>
    addresses.some((address) => address.startsWith(baseOf(name, version))) ? [] : [`${name} ${version}`],
  )
}

const SEE = 'See whether it has this store as RELEASE_STORE and trusts its key, and what its log says.'

type Standing = NonNullable<Served['standing']>

const heldSentence = (url: string, { served, problem }: Standing) =>
  `${url} stays at ${served > 0 ? `release ${served}` : 'what is built beside it'}: ${problem} Release what can be served, or mend the store.`

/** Whether a host serves the newest release, as far as one is known here. */
function servedFinding(url: string, served: Served, head: Release | undefined): Finding {
  const { seq, standing } = served
  if (standing?.problem !== undefined) return wrong('host', heldSentence(url, standing))
  if (!head)
    return { about: 'host', isFine: true, says: `${url} serves ${seq ? `release ${seq}` : 'no release'}` }
  if (seq !== undefined && seq > head.seq)
    return wrong(
      'host',
      `${url} serves release ${seq}, and the newest of this store is ${head.seq}: it is not the store of that host, or was begun again. Put the right one back.`,
    )
  const missing = others(served, head)
  if (missing.length > 0) return wrong('host', `${url} does not serve ${missing.join(', ')}. ${SEE}`)
  if (seq !== undefined && seq < head.seq)
    return wrong('host', `${url} serves release ${seq}, and not ${head.seq}. ${SEE}`)
  return { about: 'host', isFine: true, says: `${url} serves the newest release` }
}

function clockFinding(date: string | null): Finding {
  const skew = Math.abs(Date.parse(date ?? '') - Date.now())
  if (Number.isNaN(skew)) return wrong('clock', 'The host does not say what time it is.')
  const says = `this clock and that of the host differ by ${Math.round(skew / 1000)} s`
  return skew <= LARGEST_SKEW_MS
    ? { about: 'clock', isFine: true, says }
    : wrong('clock', `${says}. Set both by a time server, or signatures and tokens will be refused.`)
}

async function servedBy(url: string) {
  // What most people have, whatever this machine is known by.
  const response = await fetch(new URL(`${CURRENT_RELEASE}?safe=1`, url), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { date: response.headers.get('date'), served: Served.parse(await response.json()) }
}

/** Whether a host answers, serves the newest release, and has the same time. */
export async function hostFindings(url: string, head: Release | undefined): Promise<readonly Finding[]> {
  try {
    const { date, served } = await servedBy(url)
    return [servedFinding(url, served, head), clockFinding(date)]
  } catch {
    return [
      wrong(
        'host',
        `${url} does not answer as a portal host. See that it runs, and that the address is right.`,
      ),
    ]
  }
}

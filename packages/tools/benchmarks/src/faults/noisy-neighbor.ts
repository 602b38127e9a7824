import autocannon, { type Options } from 'autocannon'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const CONCURRENT_CALLS = 200
const OTHERS = 4
const SECONDS = 8

/** Impact on others of one operator with 200 concurrent calls. */
export async function measureNoisyNeighbor({ url, newToken }: MeasuredApi): Promise<void> {
  const [busy, other] = await Promise.all([newToken(), newToken()])
  const as = (token: string, connections: number): Options => ({
    url: `${url}/dpa`,
    headers: { authorization: `Bearer ${token}` },
    connections,
    duration: SECONDS,
  })
  const quiet = await autocannon(as(other, OTHERS))
  const [many, beside] = await Promise.all([
    autocannon(as(busy, CONCURRENT_CALLS)),
    autocannon(as(other, OTHERS)),
  ])
  console.info(
    `${many.non2xx} of the busy operator's ${many['2xx'] + many.non2xx} calls were rejected; ` +
      `the others' median was ${quiet.latency.p50} ms before and ${beside.latency.p50} ms during the load`,
  )
  print({
    name: 'noisy neighbor: rejected calls of other operators',
    unit: 'calls',
    values: [beside.non2xx],
    goal: 0,
  })
  print({
    name: 'noisy neighbor: p99 of other operators during the load',
    unit: 'ms',
    values: [beside.latency.p99],
    goal: 1000,
  })
}

import autocannon, { type Options } from 'autocannon'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const AT_ONCE = 200
const OTHERS = 4
const SECONDS = 8

/** Impact on others when one operator keeps making two hundred calls at once. */
export async function measureManyCallsOfOne({ url, newToken }: MeasuredApi): Promise<void> {
  const [busy, other] = await Promise.all([newToken(), newToken()])
  const as = (token: string, connections: number): Options => ({
    url: `${url}/dpa`,
    headers: { authorization: `Bearer ${token}` },
    connections,
    duration: SECONDS,
  })
  const quiet = await autocannon(as(other, OTHERS))
  const [many, beside] = await Promise.all([autocannon(as(busy, AT_ONCE)), autocannon(as(other, OTHERS))])
  console.info(
    `of ${many['2xx'] + many.non2xx} calls of the one, ${many.non2xx} were sent away; ` +
      `the median of others was ${quiet.latency.p50} ms before, and ${beside.latency.p50} ms meanwhile`,
  )
  print({
    name: 'many calls of one: calls of others refused',
    unit: 'calls',
    values: [beside.non2xx],
    goal: 0,
  })
  print({
    name: 'many calls of one: p99 of others meanwhile',
    unit: 'ms',
    values: [beside.latency.p99],
    goal: 1000,
  })
}

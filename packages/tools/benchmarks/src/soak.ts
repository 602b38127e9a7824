import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { median, print, quantile } from './figures.ts'
import { growthOf, watchMemory } from './soak/memory-watch.ts'
import { createObservations, type Observations } from './soak/observations.ts'
import { runSession, signInPeople } from './soak/session.ts'
import { type SoakedPortal, startSoakedPortal } from './soak/soaked-portal.ts'

const GOAL_P99_MS = 250
const GOAL_GROWTH = 10
const SHOWN_FAILURES = 10
const SHOWN_LETTERS = 200
/** Tasks are waited for. */
const SLOW = ['import', 'export']

/**
 * People at a realistic pace, on two hosts with an API each, and two workers. They arrive during the first third of
 * the time; latencies are those of the rest.
 */
async function soak(portal: SoakedPortal, sessions: number, minutes: number): Promise<Observations> {
  const observations = createObservations()
  const people = await signInPeople(portal)
  const thirdMs = (minutes * 60_000) / 3
  const ends = new AbortController()
  // Interrupted, it prints what it has measured, and stops the servers.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ends.abort())
  setMaxListeners(2 * sessions, ends.signal)
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: ends.signal }).catch(() => undefined)
  const running = Array.from({ length: sessions }, async (_, number) => {
    await pause((number * thirdMs) / sessions)
    if (!ends.signal.aborted) await runSession({ portal, people, number, observations, ends: ends.signal })
  })
  await pause(thirdMs)
  observations.startSteady()
  await pause(2 * thirdMs)
  ends.abort()
  await Promise.all(running)
  return observations
}

function printTimes({ times, failures }: Observations, steadySeconds: number): void {
  const calls = [...times].filter(([name]) => !SLOW.includes(name)).flatMap(([, values]) => values)
  console.info(`${calls.length} calls, ${(calls.length / steadySeconds).toFixed(0)} a second`)
  for (const [name, values] of times)
    console.info(`         ${name}: ${values.length}, median ${median(values).toFixed(0)} ms`)
  for (const failure of failures.slice(0, SHOWN_FAILURES))
    console.info(`         failed: ${failure.slice(0, SHOWN_LETTERS)}`)
  print({ name: 'failed calls', unit: 'calls', values: [failures.length], goal: 0 })
  print({ name: 'p99 of calls', unit: 'ms', values: [quantile(calls, 0.99)], goal: GOAL_P99_MS })
}

const { values } = parseArgs({
  options: { sessions: { type: 'string', default: '2000' }, minutes: { type: 'string', default: '30' } },
})
const [sessions, minutes] = [Number(values.sessions), Number(values.minutes)]
await buildBundles()
const portal = await startSoakedPortal()
try {
  const watches = Object.entries(portal.servers).map(([name, { pid }]) => [name, watchMemory(pid)] as const)
  const observations = await soak(portal, sessions, minutes)
  console.info(`${sessions} sessions for ${minutes} minutes`)
  printTimes(observations, (minutes * 60 * 2) / 3)
  for (const [name, watch] of watches) {
    const samples = watch.end()
    console.info(`         ${name}: ${median(samples.slice(-5)).toFixed(0)} MB at the end`)
    print({
      name: `growth of the memory of ${name}`,
      unit: '%',
      values: [growthOf(samples)],
      goal: GOAL_GROWTH,
    })
  }
} finally {
  await portal.stop()
}

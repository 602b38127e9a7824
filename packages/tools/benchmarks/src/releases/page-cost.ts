import { request } from 'node:http'
import { print, quantile } from '../figures.ts'
import { callEvenly } from './call-evenly.ts'
import type { MeasuredReleases } from './measured-releases.ts'

const GOAL_BYTES = 1000
const GOAL_P99_MS = 20
const PER_SECOND = 500
const SECONDS = 10
const PEOPLE = 200
const ROUNDS = 3
const ACCEPTED = { 'accept-encoding': 'br' }

/** The page's bytes on the network. */
const bytesOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    request(url, { headers: ACCEPTED }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.once('end', () => resolve(bytes))
    })
      .once('error', reject)
      .end()
  })

/** How many files the browser fetches because the page names them. */
async function requestsOf(url: string): Promise<number> {
  const page = await (await fetch(url)).text()
  return page.match(/<(?:script|link)[^>]+ (?:src|href)="\//g)?.length ?? 0
}

interface Weight {
  readonly more: number
  readonly bytes: number
  readonly requests: number
}

/** How long 99 of 100 responses take at most, round for round. */
async function answerTimes(url: string): Promise<number[]> {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { times, failures } = await callEvenly({
      url,
      perSecond: PER_SECOND,
      seconds: SECONDS,
      headersOf: (turn) => ({ ...ACCEPTED, cookie: `__Host-portal-cohort=person-${turn % PEOPLE}` }),
    })
    if (failures > 0) throw new Error(`${failures} pages were not answered.`)
    // The first round warms up.
    if (round > 0) rounds.push(quantile(times, 0.99))
  }
  return rounds
}

async function printAnswerTimes(name: string, url: string): Promise<void> {
  print({
    name: `${name}: p99 of pages at ${PER_SECOND} a second`,
    unit: 'ms',
    values: await answerTimes(`${url}/operation-portal-users`),
    goal: GOAL_P99_MS,
    digits: 1,
  })
}

/** Prints what each application adds to a page, and response times under load. */
export async function measurePages(releases: MeasuredReleases, counts: readonly number[]): Promise<void> {
  const weights: Weight[] = []
  for (const more of counts) {
    await releases.withHost({ more }, async (url) => {
      weights.push({ more, bytes: await bytesOf(url), requests: await requestsOf(url) })
      await printAnswerTimes(`${more} applications beside the portal's`, url)
    })
  }
  const [first] = weights
  const costs = weights
    .slice(1)
    .map(({ more, bytes }) => (bytes - (first?.bytes ?? 0)) / (more - (first?.more ?? 0)))
  print({ name: 'bytes of a page for one application more', unit: 'B', values: costs, goal: GOAL_BYTES })
  const requests = weights.map((weight) => weight.requests - (first?.requests ?? 0))
  print({ name: 'requests of a page for applications more', unit: '', values: requests, goal: 0 })
  console.info(`the page: ${weights.map(({ more, bytes }) => `${bytes} B with ${more} more`).join(', ')}`)
}

/** The same during a canary, when every page contains data of its visitor. */
export async function measurePagesOfCanary(releases: MeasuredReleases, more: number): Promise<void> {
  // Nobody listens there: health reports are kept for later.
  const variables = {
    RELEASE_SERVICE_URL: 'http://localhost:9',
    RELEASE_HEALTH_KEY: 'of this benchmark alone',
  }
  await releases.withHost({ more, variables }, (url) =>
    printAnswerTimes(`${more} applications more and a canary for half of all`, url),
  )
}

import { setTimeout } from 'node:timers/promises'
import { createTestBrowser } from '@portal/identity-provider/src/testing/test-browser.ts'
import { testCaller } from '@portal/reference-api/testing/test-server.ts'
import { actOnce } from './habits.ts'
import type { Observations } from './observations.ts'
import { PASSWORD, type SoakedPortal } from './soaked-portal.ts'

/** How long people look at a screen, in seconds. */
const LOOK = { min: 15, max: 45 }
/** Tokens are renewed when less than this is left, in seconds. */
const RENEWAL = 60
const EMAILS = ['admin@program.example', 'onboarding@program.example']

/** A browser in which somebody has signed in; its next tabs need no password. */
export interface SignedIn {
  readonly email: string
  readonly browser: ReturnType<typeof createTestBrowser>
}

/**
 * Signs in a few people. Their sessions open further tabs without a password, since checking thousands of passwords
 * would keep the machine busier than all that follows.
 */
export const signInPeople = ({ issuer, origin }: SoakedPortal): Promise<readonly SignedIn[]> =>
  Promise.all(
    EMAILS.map(async (email) => {
      const browser = createTestBrowser(issuer, origin)
      await browser.signIn(email, PASSWORD)
      return { email, browser }
    }),
  )

interface SessionWanted {
  readonly portal: SoakedPortal
  readonly people: readonly SignedIn[]
  readonly number: number
  readonly observations: Observations
  readonly ends: AbortSignal
}

const alternate = <Item>(items: readonly Item[], number: number) => items[number % items.length] as Item

/** Opens a tab and uses the portal until the end, as one person does. */
export async function runSession({ portal, people, number, observations, ends }: SessionWanted) {
  const { browser, email } = alternate(people, number >> 1)
  const host = alternate(portal.hosts, number)
  let tokens = await observations.observe('sign-in', () => browser.signIn(email, PASSWORD))
  if (!tokens) return
  let renewal = Date.now() + (tokens.expires_in - RENEWAL) * 1000
  const callerWith = (token: string) => testCaller(`${host}/api`, token)
  const person = {
    host,
    caller: callerWith(tokens.access_token),
    observations,
    subjectId: portal.subjectId,
    shown: [],
    own: undefined,
  }
  while (!ends.aborted) {
    if (Date.now() > renewal) {
      const before = tokens
      const renewed = await observations.observe('renewal', async () => {
        const { status, body } = await browser.refresh(before)
        if (status !== 200) throw new Error(`${status} ${body.error}`)
        return body
      })
      if (!renewed) return
      tokens = renewed
      renewal = Date.now() + (tokens.expires_in - RENEWAL) * 1000
      person.caller = callerWith(tokens.access_token)
    }
    await actOnce(person)
    const look = (LOOK.min + Math.random() * (LOOK.max - LOOK.min)) * 1000
    await setTimeout(look, undefined, { signal: ends }).catch(() => undefined)
  }
}

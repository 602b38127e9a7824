import { CORRELATION_ID, IDEMPOTENCY_KEY, MEDIA_TYPE } from '@portal/contract/headers.ts'
import { createTestBrowser } from '@portal/identity-provider/src/testing/test-browser.ts'
import { newBackend } from '@portal/reference-api/testing/sample-subjects.ts'
import { expect, test } from '../testing/portal-test.ts'
import { PASSWORD, startProductionStack } from '../testing/production-stack.ts'

const CALLS_PER_SECOND = 50

/** Fewer calls while six servers restart would prove little. */
const MIN_CALLS = 200

let stack: Awaited<ReturnType<typeof startProductionStack>>
let token: string

const openBrowser = () => createTestBrowser(stack.provider.url, stack.host.url)
const signIn = () => openBrowser().signIn('admin@program.example', PASSWORD)

test.beforeAll(async () => {
  stack = await startProductionStack()
  const tokens = await signIn()
  token = tokens.access_token
})
test.afterAll(() => stack.stop())

function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return fetch(`${stack.host.url}/api/accounts/c2p-demo${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': MEDIA_TYPE, [IDEMPOTENCY_KEY]: crypto.randomUUID() }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** What operators do: most calls read, some write, some open the page. */
const KINDS: readonly ((turn: number) => Promise<Response>)[] = [
  () => call('GET', '/dpa'),
  () => call('GET', '/subjects?pageSize=50'),
  () => call('GET', '/users/access'),
  (turn) => call('POST', '/subjects', newBackend(`Created meanwhile ${turn}`)),
  () => fetch(stack.host.url),
]

/** Calls at a steady rate until stopped. Returns how many calls were made, and how some failed. */
function callSteadily() {
  const calls: Promise<void>[] = []
  const failures: string[] = []
  const timer = setInterval(() => {
    const turn = calls.length
    const kind = KINDS[turn % KINDS.length]
    if (!kind) return
    calls.push(
      kind(turn)
        .then(async (response) => {
          const text = await response.text()
          if (!response.ok) failures.push(`${response.status} ${text.slice(0, 200)}`)
        })
        .catch((error: unknown) => void failures.push(String(error))),
    )
  }, 1000 / CALLS_PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(calls)
    return { made: calls.length, failures }
  }
}

/** Signs in and renews the tokens repeatedly; each time takes several calls. */
function signInSteadily() {
  let hasEnded = false
  const signedIn = (async () => {
    let times = 0
    for (; !hasEnded; times += 1) {
      const tokens = await signIn()
      const { status } = await openBrowser().refresh(tokens)
      if (status !== 200) throw new Error(`The tokens were not renewed: ${status}.`)
    }
    return times
  })()
  return async () => {
    hasEnded = true
    return signedIn
  }
}

test('no call fails while all servers restart one after another', async () => {
  const [endCalls, endSignIns] = [callSteadily(), signInSteadily()]
  for (const pair of [stack.api, stack.provider, stack.host]) await pair.restart()
  const { made, failures } = await endCalls()
  expect(failures).toEqual([])
  expect(await endSignIns()).toBeGreaterThan(3)
  expect(made).toBeGreaterThan(MIN_CALLS)
})

test('a rejected call is found in the logs of host, product API and database by the id that the page shows', async () => {
  const roles = await (await call('GET', '/roles')).json()
  const { name } = roles.items[0]
  const id = crypto.randomUUID()
  const role = { name, label: 'Taken', resources: ['dpa.search'], changeReason: 'Because the test says so.' }
  const rejected = await call('POST', '/roles', role, { [CORRELATION_ID]: id })
  expect([rejected.status, (await rejected.json()).correlationId]).toEqual([409, id])
  await stack.host.untilWritten(`"correlationId":"${id}","method":"POST","status":409`)
  await stack.api.untilWritten(`"correlationId":"${id}"`)
  expect(await stack.databaseLog()).toContain(`portal-api ${id} ERROR:`)
})

import { Agent, request } from 'node:http'

interface Calls {
  readonly url: string
  readonly perSecond: number
  readonly seconds: number
  headersOf(turn: number): Readonly<Record<string, string>>
}

const agent = new Agent({ keepAlive: true })

const statusOf = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject).end()
  })

/**
 * Calls at an even rate, whatever becomes of the calls before: times count from when a call was due, so that one slow
 * answer is felt by all that wait behind it.
 */
export async function callEvenly({ url, perSecond, seconds, headersOf }: Calls) {
  const times: number[] = []
  let failures = 0
  const call = async (turn: number, due: number) => {
    const status = await statusOf(url, headersOf(turn)).catch(() => 0)
    if (status === 200) times.push(performance.now() - due)
    else failures += 1
  }
  const startedAt = performance.now()
  const calls: Promise<void>[] = []
  while (calls.length < perSecond * seconds) {
    const due = startedAt + (calls.length * 1000) / perSecond
    if (due <= performance.now()) calls.push(call(calls.length, due))
    else await new Promise((wait) => setTimeout(wait, 1))
  }
  await Promise.all(calls)
  return { times, failures }
}

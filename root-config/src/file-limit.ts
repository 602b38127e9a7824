import { inTime } from '@portal/ui/in-time.ts'

/** A script or style sheet that hangs never reports an error. */
const LIMIT_MS = 5_000
/** On a slow connection, where other responses are late as well, files get more time. */
const SLOW_LIMIT_MS = 15_000
/** Longest time for a response of a few bytes on a working connection. */
const PROBE_MS = 1_000
const PROBE = '/health/live'

/** Marks the address of a retried file; the content is the same. */
const AGAIN = 'again'

type FileElement = HTMLScriptElement | HTMLLinkElement

/** Files that failed, by their original address, with the number of times they hung. */
const lost = new Map<string, number>()

function ownAddress(address: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.delete(AGAIN)
  return url.href
}

const timesHung = (address: string) => lost.get(ownAddress(address)) ?? 0

/** Whether the file at an address hung at least once. */
export const hasHung = (address: string): boolean => timesHung(address) > 0

/**
 * The address to request a file from: another one after it hung, since browsers would wait for the hanging
 * request.
 */
export function freshAddress(address: string): string {
  const times = timesHung(address)
  return times > 0 ? `${address}${address.includes('?') ? '&' : '?'}${AGAIN}=${times}` : address
}

const isFile = (node: Node): node is FileElement =>
  node instanceof HTMLScriptElement
    ? node.src !== ''
    : node instanceof HTMLLinkElement && node.rel === 'stylesheet'

const addressOf = (file: FileElement) => (file instanceof HTMLLinkElement ? file.href : file.src)

async function fetched(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

const connectionMoves = () => fetched(PROBE, AbortSignal.timeout(PROBE_MS))

const fail = (file: FileElement) => file.dispatchEvent(new Event('error'))

/** Whether a file arrives in time. */
async function comes(file: FileElement, arriving: Promise<boolean>): Promise<boolean> {
  try {
    return await inTime(arriving, LIMIT_MS).catch(async (late: unknown) => {
      if (await connectionMoves()) throw late
      return inTime(arriving, SLOW_LIMIT_MS)
    })
  } catch {
    const address = addressOf(file)
    lost.set(ownAddress(address), timesHung(address) + 1)
    return false
  }
}

/** Reports an error for a file that hangs, as browsers do for one that fails. */
export async function limitFile(file: FileElement): Promise<void> {
  const settled = new Promise<boolean>((resolve) => {
    const settle = () => resolve(true)
    file.addEventListener('load', settle, { once: true })
    file.addEventListener('error', settle, { once: true })
  })
  file.addEventListener('error', () => {
    const address = addressOf(file)
    lost.set(ownAddress(address), timesHung(address))
  })
  if (!(await comes(file, settled))) fail(file)
}

/**
 * Refetches a failed file before adding it again. A fetch replaces the browser's cached copy and can be
 * aborted: hanging scripts and sheets would occupy one connection after another until nothing loads.
 */
async function addAgain(file: FileElement, add: () => void): Promise<void> {
  const end = new AbortController()
  if (await comes(file, fetched(addressOf(file), end.signal))) add()
  else fail(file)
  end.abort()
}

/** From now on, scripts and style sheets appended to the head of the page time out. */
export function limitFiles(): void {
  const { head } = document
  const append = head.appendChild
  head.appendChild = <Added extends Node>(node: Added) => {
    const add = () => {
      if (isFile(node)) void limitFile(node)
      append.call(head, node)
    }
    if (isFile(node) && lost.has(ownAddress(addressOf(node)))) void addAgain(node, add)
    else add()
    return node
  }
}

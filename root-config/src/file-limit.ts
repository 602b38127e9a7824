import { inTime } from '@portal/ui/in-time.ts'

/** A script or sheet that hangs never reports an error. */
const LIMIT_MS = 5_000
/** On a slow connection, whose other answers are late as well, it may take so much longer. */
const SLOW_LIMIT_MS = 15_000
/** An answer of a few bytes takes no longer where the connection moves. */
const PROBE_MS = 1_000
const PROBE = '/health/live'

/** Says that an address is asked for again; the file is the same. */
const AGAIN = 'again'

type FileElement = HTMLScriptElement | HTMLLinkElement

/** How often each file hung, by the address that it has by itself. */
const hung = new Map<string, number>()

function ownAddress(address: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.delete(AGAIN)
  return url.href
}

/** Whether the file at an address hung at least once. */
export const hasHung = (address: string): boolean => hung.has(ownAddress(address))

/** Where to ask for a file: for one that hung elsewhere, since browsers would wait for the request that hangs. */
export function freshAddress(address: string): string {
  const times = hung.get(ownAddress(address))
  return times === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${AGAIN}=${times}`
}

const isFile = (node: Node): node is FileElement =>
  node instanceof HTMLScriptElement
    ? node.src !== ''
    : node instanceof HTMLLinkElement && node.rel === 'stylesheet'

const addressOf = (file: FileElement) => (file instanceof HTMLLinkElement ? file.href : file.src)

async function connectionMoves(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS)
    return (await fetch(PROBE, { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Reports an error of a file that hangs, as the browser does of one that does not come. */
export async function limitFile(file: FileElement): Promise<void> {
  const settled = new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) file.addEventListener(event, () => resolve(), { once: true })
  })
  try {
    await inTime(settled, LIMIT_MS).catch(async (late: unknown) => {
      if (await connectionMoves()) throw late
      await inTime(settled, SLOW_LIMIT_MS)
    })
  } catch {
    const address = ownAddress(addressOf(file))
    hung.set(address, (hung.get(address) ?? 0) + 1)
    file.dispatchEvent(new Event('error'))
  }
}

/** From now on no script and no sheet that is added to the page hangs for ever. */
export function limitFiles(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isFile(node)) void limitFile(node)
  }).observe(document.head, { childList: true })
}

import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { PAGE_FAILURES, type PageFailure } from '@portal/contract/page-failure.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { alteredFiles } from './altered-files.ts'
import type { PageApplication } from './page-applications.ts'
import {
  type AnsweredFile,
  type CodeFault,
  FAULT_COOKIE,
  type PageFault,
  type WireFault,
} from './page-fault.ts'

/** One fault of one application. */
export interface FaultCell {
  readonly application: PageApplication
  readonly fault: PageFault
}

export interface FaultFront {
  readonly port: number
  /** Creates a fault. Returns the value of the cookie with which a browser gets it. */
  add(cell: FaultCell): string
  /** Failures that browsers with that cookie reported to the host, if the host accepted the report. */
  reports(cookie: string): readonly PageFailure[]
  stop(): Promise<void>
}

type Answer = (call: IncomingMessage, response: ServerResponse) => void | Promise<void>

const COOKIE = new RegExp(`(?:^|; )${FAULT_COOKIE}=(\\d+)`)
const ACCEPTED = 204
/** Longer than the portal host keeps connections. */
const KEPT_MS = 80_000

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'

/** The portal host, as a front asks it. */
function hostAt(portal: string) {
  const agent = new Agent({ keepAlive: true })
  const ask = (call: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) =>
    request(new URL(call.url ?? '/', portal), { method: call.method, headers: call.headers, agent })

  async function whole(call: Pick<IncomingMessage, 'url' | 'headers'>): Promise<AnsweredFile> {
    // Browsers only request the rest of responses that were cut off.
    const { range: _, 'if-range': __, ...headers } = call.headers
    const forwarded = ask({
      ...call,
      method: 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    }).end()
    const received = await new Promise<IncomingMessage>((resolve, reject) => {
      forwarded.once('response', resolve).once('error', reject)
    })
    return { status: received.statusCode ?? 502, headers: received.headers, body: await buffer(received) }
  }

  /** Sends a call on, with its body or one that has been read. Returns the status of the response. */
  const through = (call: IncomingMessage, response: ServerResponse, body?: Buffer) =>
    new Promise<number>((resolve) => {
      const forwarded = ask(call)
      forwarded.once('response', (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers)
        received.pipe(response)
        resolve(received.statusCode ?? 502)
      })
      forwarded.once('error', () => response.destroy())
      response.once('close', () => forwarded.destroy())
      if (body) forwarded.end(body)
      else call.pipe(forwarded)
    })

  return { whole, through, end: () => agent.destroy() }
}

type Host = ReturnType<typeof hostAt>

const isScript = (path: string) => path.startsWith('/bundles/') && path.endsWith('.js')

/** The entry of the shell travels in a file of several, too. */
const holds = ({ entry }: PageApplication, path: string, { body }: AnsweredFile) =>
  path.startsWith('/bundles/boot/') && body.includes(entry)

function onTheWire(host: Host, application: PageApplication, { file, answer: spoil }: WireFault): Answer {
  return async (call, response) => {
    const path = pathOf(call)
    const isMet = application.files[file].includes(path)
    if (!isMet && !(file === 'entry' && isScript(path))) return void host.through(call, response)
    const received = await host.whole(call)
    if (isMet || holds(application, path, received)) spoil(response, received)
    else response.writeHead(received.status, received.headers).end(received.body)
  }
}

function inTheCode(host: Host, application: PageApplication, { code }: CodeFault): Answer {
  const altered = alteredFiles(application, code)
  const read = async (url: string) => (await host.whole({ url, headers: {} })).body.toString()
  return async (call, response) => {
    const path = pathOf(call)
    const isPage = call.headers.accept?.startsWith('text/html') ?? false
    if (!isPage && !isScript(path)) return void host.through(call, response)
    const { status, headers, body } = await host.whole(call)
    const text = body.toString()
    const made = isPage ? await altered.page(text, read) : altered.script(text)
    const { 'content-length': _, ...kept } = headers
    response.writeHead(status, kept).end(made)
  }
}

/** A proxy between browsers and the portal host that changes only the files that a fault affects. */
export async function startFaultFront(portal: string): Promise<FaultFront> {
  const host = hostAt(portal)
  const cells: { readonly handle: Answer; readonly reports: PageFailure[] }[] = []

  async function report(call: IncomingMessage, response: ServerResponse, reports: PageFailure[]) {
    const body = await buffer(call)
    if ((await host.through(call, response, body)) === ACCEPTED) reports.push(JSON.parse(body.toString()))
  }

  const server = createServer((call, response) => {
    const cell = cells[Number(COOKIE.exec(call.headers.cookie ?? '')?.[1])]
    const work: Answer = !cell
      ? (...both) => void host.through(...both)
      : pathOf(call) === PAGE_FAILURES
        ? (...both) => report(...both, cell.reports)
        : cell.handle
    void Promise.resolve(work(call, response)).catch(() => response.destroy())
  })
  server.keepAliveTimeout = KEPT_MS
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    port,
    add({ application, fault }) {
      const handle =
        'code' in fault ? inTheCode(host, application, fault) : onTheWire(host, application, fault)
      return String(cells.push({ handle, reports: [] }) - 1)
    },
    reports: (cookie) => cells[Number(cookie)]?.reports ?? [],
    async stop() {
      host.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

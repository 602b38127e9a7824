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

type Answer = (call: IncomingMessage, answer: ServerResponse) => void | Promise<void>

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
    const asked = ask({
      ...call,
      method: 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    }).end()
    const given = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject)
    })
    return { status: given.statusCode ?? 502, headers: given.headers, body: await buffer(given) }
  }

  /** Sends a call on, with its body or one that has been read. Says which status came back. */
  const through = (call: IncomingMessage, answer: ServerResponse, body?: Buffer) =>
    new Promise<number>((resolve) => {
      const asked = ask(call)
      asked.once('response', (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        resolve(given.statusCode ?? 502)
      })
      asked.once('error', () => answer.destroy())
      answer.once('close', () => asked.destroy())
      if (body) asked.end(body)
      else call.pipe(asked)
    })

  return { whole, through, end: () => agent.destroy() }
}

type Host = ReturnType<typeof hostAt>

const isScript = (path: string) => path.startsWith('/bundles/') && path.endsWith('.js')

/** The entry of the shell travels in a file of several, too. */
const holds = ({ entry }: PageApplication, path: string, { body }: AnsweredFile) =>
  path.startsWith('/bundles/boot/') && body.includes(entry)

function onTheWire(host: Host, application: PageApplication, { file, answer: spoil }: WireFault): Answer {
  return async (call, answer) => {
    const path = pathOf(call)
    const isMet = application.files[file].includes(path)
    if (!isMet && !(file === 'entry' && isScript(path))) return void host.through(call, answer)
    const given = await host.whole(call)
    if (isMet || holds(application, path, given)) spoil(answer, given)
    else answer.writeHead(given.status, given.headers).end(given.body)
  }
}

function inTheCode(host: Host, application: PageApplication, { code }: CodeFault): Answer {
  const altered = alteredFiles(application, code)
  const read = async (url: string) => (await host.whole({ url, headers: {} })).body.toString()
  return async (call, answer) => {
    const path = pathOf(call)
    const isPage = call.headers.accept?.startsWith('text/html') ?? false
    if (!isPage && !isScript(path)) return void host.through(call, answer)
    const { status, headers, body } = await host.whole(call)
    const text = body.toString()
    const made = isPage ? await altered.page(text, read) : altered.script(text)
    const { 'content-length': _, ...kept } = headers
    answer.writeHead(status, kept).end(made)
  }
}

/** A proxy between browsers and the portal host that changes only the files that a fault affects. */
export async function startFaultFront(portal: string): Promise<FaultFront> {
  const host = hostAt(portal)
  const cells: { readonly answer: Answer; readonly reports: PageFailure[] }[] = []

  async function report(call: IncomingMessage, answer: ServerResponse, reports: PageFailure[]) {
    const body = await buffer(call)
    if ((await host.through(call, answer, body)) === ACCEPTED) reports.push(JSON.parse(body.toString()))
  }

  const server = createServer((call, answer) => {
    const cell = cells[Number(COOKIE.exec(call.headers.cookie ?? '')?.[1])]
    const work: Answer = !cell
      ? (...both) => void host.through(...both)
      : pathOf(call) === PAGE_FAILURES
        ? (...both) => report(...both, cell.reports)
        : cell.answer
    void Promise.resolve(work(call, answer)).catch(() => answer.destroy())
  })
  server.keepAliveTimeout = KEPT_MS
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    port,
    add({ application, fault }) {
      const answer =
        'code' in fault ? inTheCode(host, application, fault) : onTheWire(host, application, fault)
      return String(cells.push({ answer, reports: [] }) - 1)
    },
    reports: (cookie) => cells[Number(cookie)]?.reports ?? [],
    async stop() {
      host.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

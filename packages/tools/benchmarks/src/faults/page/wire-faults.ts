import type { ServerResponse } from 'node:http'
import type { AnsweredFile, FaultyFile, WireFault } from './page-fault.ts'

type Answer = WireFault['answer']

const NEVER_KEPT = { 'cache-control': 'no-store' }

const answered =
  (code: number, type: string, text: string): Answer =>
  (response) =>
    response.writeHead(code, { ...NEVER_KEPT, 'content-type': type }).end(text)

const notFound = answered(404, 'text/plain', 'Not found')
const signInOfNetwork = answered(200, 'text/html', '<!doctype html><title>Sign in to the network</title>')

/** The headers promise more than comes. */
function truncated(response: ServerResponse, { status, headers, body }: AnsweredFile): void {
  response.writeHead(status, headers)
  response.write(body.subarray(0, body.length / 2), () => response.destroy())
}

/** The right number of bytes, but the last one is wrong. */
function changed(response: ServerResponse, { status, headers, body }: AnsweredFile): void {
  const other = Buffer.from(body)
  other[other.length - 1] = 0x20 + ((other.at(-1) ?? 0) === 0x20 ? 1 : 0)
  response.writeHead(status, headers).end(other)
}

const cutOff: Answer = (response) => void response.destroy()
const silent: Answer = () => undefined

const row = (
  name: string,
  file: FaultyFile,
  phase: 'load' | 'hang',
  answer: Answer,
  how: string,
): WireFault => ({ name, file, answer, how, expected: { seen: 'failure', counted: [phase] } })

export const WIRE_FAULTS: readonly WireFault[] = [
  row('404', 'entry', 'load', notFound, 'The entry is answered with 404.'),
  row('500', 'entry', 'load', answered(500, 'text/plain', 'Broken'), 'The entry is answered with 500.'),
  row('html', 'entry', 'load', signInOfNetwork, 'The entry is answered with a page, as some networks do.'),
  row('truncated', 'entry', 'load', truncated, 'The connection ends after half of the entry.'),
  row('wrong-integrity', 'entry', 'load', changed, 'The last byte of the entry is another one.'),
  row('missing-entry', 'entry', 'load', cutOff, 'The connection ends without an answer.'),
  row('hang-entry', 'entry', 'hang', silent, 'The connection stays open without an answer.'),
  row('missing-styles', 'styles', 'load', notFound, 'The sheet is answered with 404.'),
  row('hang-styles', 'styles', 'hang', silent, 'The request for the sheet is never answered.'),
  row('missing-chunk', 'screen', 'load', notFound, 'The code of the screen is answered with 404.'),
  row('hang-chunk', 'screen', 'hang', silent, 'The request for the screen’s code is never answered.'),
]

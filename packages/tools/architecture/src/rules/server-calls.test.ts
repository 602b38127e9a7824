import { expect, test } from '@jest/globals'
import { isTest, sourceFiles } from './source-files.ts'

const inServers = sourceFiles().filter((file) => file.path.startsWith('packages/servers/') && !isTest(file))

/** From the call to the parenthesis that closes it. */
function callFrom(text: string, start: number): string {
  let depth = 0
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

test('each call of a server says what happens with a redirect', () => {
  const calls = inServers.flatMap(({ path, text }) =>
    [...text.matchAll(/\bfetch\(/g)].map(({ index }) => ({ path, call: callFrom(text, index) })),
  )
  expect(calls.length).toBeGreaterThan(10)
  const silent = calls.filter(({ call }) => !/\bredirect: '(?:error|manual)'/.test(call))
  expect(silent.map(({ path, call }) => `${path}: ${call}`)).toEqual([])
})

/** The log, programs that start or fail to, and commands, whose output is their answer. */
const WRITERS = [
  /\/log\.ts$/,
  /\/(?:main|worker|run-host|run-backend|runtime-notice)\.ts$/,
  /\/(?:commands|command-line)\//,
]

test('only the log, starting programs and commands write to the output', () => {
  const writing = inServers.filter(({ text }) => /\bconsole\.\w+\(|process\.std(?:out|err)\b/.test(text))
  expect(
    writing.map(({ path }) => path).filter((path) => !WRITERS.some((allowed) => allowed.test(path))),
  ).toEqual([])
})

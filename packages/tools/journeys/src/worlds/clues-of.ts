import { readFileSync } from 'node:fs'
import type { JSONReportTestResult } from '@playwright/test/reporter'

type Attachments = JSONReportTestResult['attachments']

/** The attachment with the errors and warnings of the pages of a test. */
export const PAGE_CONSOLE = 'page console'

const MAX_LINES = 30
/** Lines of a server's log about what went wrong. */
const WRONG = /"level":"(warn|error)"|"status":[45]\d\d/
/** Marks of the snapshot that say nothing about the page. */
const NOISE = / \[(ref|cursor)=\w+\]/g

/** The elements with one of the roles, with what is in them, in the first lines each. */
function partsWith(roles: string, snapshot: string): string[] {
  const parts = snapshot.matchAll(new RegExp(`^( *)- (?:${roles})\\b.*(?:\\n\\1 .*)*`, 'gm'))
  return [...parts].flatMap(([part]) => part.split('\n').slice(0, MAX_LINES))
}

/** What the page showed, as roles and names: dialogs and messages first, then the screen without the frame. */
function shownOn(attachments: Attachments): string[] {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {}
  const [, snapshot = ''] = (path && /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))) || []
  const told = snapshot.replace(NOISE, '')
  return ['dialog|alertdialog|alert|status', 'main'].flatMap((roles) => partsWith(roles, told))
}

const linesOf = ({ body = '' }: Attachments[number]) => Buffer.from(body, 'base64').toString().split('\n')

const saidIn = (attachments: Attachments): string[] =>
  attachments
    .filter(({ name }) => name === PAGE_CONSOLE)
    .flatMap((console) => linesOf(console).slice(-MAX_LINES))
    .map((line) => `${PAGE_CONSOLE}: ${line}`)

const wrongIn = (attachments: Attachments): string[] =>
  attachments
    .filter(({ name }) => name.endsWith('.log'))
    .flatMap((log) =>
      linesOf(log)
        .filter((line) => WRONG.test(line))
        .slice(-MAX_LINES)
        .map((line) => `${log.name}: ${line}`),
    )

/**
 * What the page of a failed test said and showed, and what went wrong in the servers meanwhile: on a machine that
 * keeps only the output of the run, nothing else is left to tell the cause.
 */
export const cluesOf = ({ attachments }: Pick<JSONReportTestResult, 'attachments'>): readonly string[] => [
  ...saidIn(attachments),
  ...shownOn(attachments),
  ...wrongIn(attachments),
]

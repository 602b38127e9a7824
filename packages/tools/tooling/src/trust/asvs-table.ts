import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { packageFolder, repository } from '../workspace.ts'
import { ASVS_REQUIREMENTS } from './asvs-requirements.ts'

export const STATUSES = ['met', 'not met', 'not applicable'] as const

export interface AsvsRow {
  readonly requirement: string
  readonly level: string
  /** What is asked for, in our words. */
  readonly words: string
  readonly status: string
  /** File › title of what shows that it is met; otherwise the reason. */
  readonly proof: string
}

const TABLE = join(packageFolder('tooling'), 'asvs.csv')

export const readAsvsTable = (): AsvsRow[] => parse<AsvsRow>(readFileSync(TABLE, 'utf8'), { columns: true })

/** The requirements of both levels, each with its level before it. */
export const requiredRows = (): string[] =>
  Object.entries(ASVS_REQUIREMENTS).flatMap(([level, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((requirement) => `${level} ${requirement}`),
  )

const BETWEEN = ' › '

/** What is wrong with what shows that a requirement is met; nothing when the test, or the section of a page, is there. */
export function faultOfProof({ words, proof }: AsvsRow): string | undefined {
  const [path = '', ...titles] = proof.split(BETWEEN)
  const title = titles.join(BETWEEN)
  const asksForDocument = words.startsWith('A document')
  if (!(asksForDocument ? /\.(test\.tsx?|md)$/ : /\.test\.tsx?$/).test(path)) return `${path} is no test`
  const file = join(repository, path)
  if (!existsSync(file)) return `there is no ${path}`
  const text = readFileSync(file, 'utf8')
  const isThere = path.endsWith('.md')
    ? new RegExp(`^#+ ${title}$`, 'm').test(text)
    : ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
  return isThere && title !== '' ? undefined : `${path} has no "${title}"`
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { parse } from 'csv-parse/sync'
import { ASVS_REQUIREMENTS } from './asvs-requirements.ts'

export const STATUSES = ['met', 'not met', 'not applicable'] as const

export interface AsvsRow {
  readonly requirement: string
  readonly level: string
  /** What it requires, in our words. */
  readonly words: string
  readonly status: string
  /** File › title of the test or section that proves it; otherwise the reason. */
  readonly proof: string
}

const TABLE = join(packageFolder('architecture'), 'asvs.csv')

export const readAsvsTable = (): AsvsRow[] => parse<AsvsRow>(readFileSync(TABLE, 'utf8'), { columns: true })

/** The requirements of both levels, each with its level. */
export const requiredRows = (): string[] =>
  Object.entries(ASVS_REQUIREMENTS).flatMap(([level, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((requirement) => `${level} ${requirement}`),
  )

const BETWEEN = ' › '

/** What is wrong with the proof of a requirement; undefined when the test or section exists. */
export function faultOfProof({ words, proof }: AsvsRow): string | undefined {
  const [path = '', ...titles] = proof.split(BETWEEN)
  const title = titles.join(BETWEEN)
  const asksForDocument = words.startsWith('A document')
  if (!(asksForDocument ? /\.(test\.tsx?|md)$/ : /\.test\.tsx?$/).test(path)) return `${path} is not a test`
  const file = join(repository, path)
  if (!existsSync(file)) return `${path} does not exist`
  const text = readFileSync(file, 'utf8')
  const isThere = path.endsWith('.md')
    ? new RegExp(`^#+ ${title}$`, 'm').test(text)
    : ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
  return isThere && title !== '' ? undefined : `${path} has no "${title}"`
}

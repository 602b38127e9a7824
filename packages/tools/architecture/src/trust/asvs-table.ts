import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '@portal/build/src/workspace.ts'
import { parse } from 'csv-parse/sync'
import { ASVS_REQUIREMENTS } from './asvs-requirements.ts'
import { faultOf } from './proof.ts'

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

/** What is wrong with the proof of a requirement; undefined when the test or section exists. */
export const faultOfProof = ({ words, proof }: AsvsRow): string | undefined =>
  faultOf(proof, { document: words.startsWith('A document') })

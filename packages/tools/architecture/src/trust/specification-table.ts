import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '@portal/build/src/workspace.ts'
import { parse } from 'csv-parse/sync'

export interface SpecificationRow {
  /** What the specification says, in few words. */
  readonly statement: string
  readonly section: string
  /** File › title of the test that proves it; otherwise the reason why none does. */
  readonly proof: string
}

const TABLE = join(packageFolder('architecture'), 'specification.csv')

export const readSpecificationTable = (): SpecificationRow[] =>
  parse<SpecificationRow>(readFileSync(TABLE, 'utf8'), { columns: true })

import { escapeFormula } from '@portal/contract/content/formula.ts'
import { type BulkFormat, DPA_FILE_KIND } from '@portal/contract/dpas/dpa-bulk.ts'
import type { DpaExport } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { DPA_COLUMNS, DPA_READ_ONLY_COLUMNS } from '@portal/contract/dpas/dpa-columns.ts'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import { stringify } from 'csv-stringify/sync'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import type { DpaRow } from '../dpa-row.ts'
import { cellsOf } from './dpa-cells.ts'

export interface ExportedDpa
  extends Pick<DpaRow, 'id' | 'subjectId' | 'status' | 'publishedAt' | 'updatedAt'> {
  /** The draft or the published copy. */
  readonly body: DpaBody
}

type Options = Pick<DpaExport, 'view' | 'columns'>

/** Writes DPAs in one format, batch by batch. */
export interface DpaFileWriter {
  readonly begin: string
  block(dpas: readonly ExportedDpa[], isFirst: boolean): string
  readonly end: string
}

const factsOf = ({ id, subjectId, status, publishedAt, updatedAt }: ExportedDpa) => ({
  id,
  subjectId,
  status,
  publicationStatus: publishedAt ? 'PUBLISHED' : 'DRAFT',
  updatedAt: updatedAt.toISOString(),
})

const COLUMNS: readonly string[] = [...DPA_READ_ONLY_COLUMNS, ...DPA_COLUMNS.map(({ name }) => name)]

function csvWriter(options: Options): DpaFileWriter {
  const chosen = (options.columns ?? COLUMNS).map((name) => COLUMNS.indexOf(name))
  const rowOf = (dpa: ExportedDpa) => {
    const cells = [...Object.values(factsOf(dpa)), ...cellsOf(dpa.body)]
    return chosen.map((index) => escapeFormula(cells[index] ?? ''))
  }
  return {
    begin: stringify([chosen.map((index) => COLUMNS[index])]),
    block: (dpas) => stringify(dpas.map(rowOf)),
    end: '',
  }
}

interface Source {
  readonly accountId: string
  readonly exportedAt: string
}

const itemOf = (dpa: ExportedDpa) => JSON.stringify({ ...factsOf(dpa), ...dpa.body })

const headerOf = (source: Source, { view }: Options) => ({
  schemaVersion: SCHEMA_VERSION,
  kind: DPA_FILE_KIND,
  ...source,
  view,
})

const jsonWriter = (options: Options, source: Source): DpaFileWriter => ({
  begin: `${JSON.stringify(headerOf(source, options)).slice(0, -1)},"items":[\n`,
  block: (dpas, isFirst) => (isFirst ? '' : ',\n') + dpas.map(itemOf).join(',\n'),
  end: '\n]}\n',
})

const ndjsonWriter = (options: Options, source: Source): DpaFileWriter => ({
  begin: `${JSON.stringify(headerOf(source, options))}\n`,
  block: (dpas) => dpas.map((dpa) => `${itemOf(dpa)}\n`).join(''),
  end: '',
})

const WRITERS = { csv: csvWriter, json: jsonWriter, ndjson: ndjsonWriter }

export const dpaFileWriter = (format: BulkFormat, options: Options, source: Source): DpaFileWriter =>
  WRITERS[format](options, source)

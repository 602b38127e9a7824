import { BULK_FORMATS, MAX_BATCH_IDS } from '@portal/contract/dpas/dpa-bulk.ts'
import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { DPA_COLUMNS, DPA_READ_ONLY_COLUMNS } from '@portal/contract/dpas/dpa-columns.ts'
import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { exportBy } from '@portal/portal-app'

const COLUMNS = [...DPA_READ_ONLY_COLUMNS, ...DPA_COLUMNS.map(({ name }) => name)]

/** Exports DPAs into a file that can be imported again; `subjectId` limits it to one SRC initiator. */
export const dpaExport = (subjectId?: string) =>
  exportBy(listDpas, exportDpas, {
    label: 'Export',
    noun: 'payment applications',
    maxRows: MAX_BATCH_IDS,
    insteadOfFile: true,
    reason: 'optional',
    choices: {
      format: {
        label: 'Format',
        options: BULK_FORMATS.map((value) => ({ value, label: value.toUpperCase() })),
        initial: ['csv'],
      },
      view: {
        label: 'State',
        options: [
          { value: 'draft', label: 'Drafts' },
          { value: 'published', label: 'As published' },
        ],
        initial: ['draft'],
      },
      columns: {
        label: 'Columns',
        several: true,
        options: COLUMNS.map((value) => ({ value, label: value })),
        initial: COLUMNS,
        applies: ({ format }) => format?.[0] === 'csv',
      },
    },
    input: ({ rows, query, chosen: { format, view, columns }, changeReason }) => ({
      body: {
        format: format[0] ?? 'csv',
        view: view[0] ?? 'draft',
        filter: { ...query, ...(subjectId && { subjectId }) },
        ...(rows.length > 0 && { ids: rows.map(({ id }) => id) }),
        ...(columns && columns.length < COLUMNS.length && { columns: [...columns] }),
        ...(changeReason && { changeReason }),
      },
    }),
  })

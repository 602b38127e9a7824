import type { RowError } from '@portal/contract/tasks/task-row-schemas.ts'
import { type Labels, labelIn, Mono, Stack } from '@portal/ui'
import { DPA_LABELS } from '../dpa/dpa-labels.ts'
import { SUBJECT_LABELS } from '../subject/data/data-labels.ts'

/** Labels by what a row of a package is; rows of files are DPAs. */
const LABELS: Readonly<Record<string, Labels>> = { SUBJECT: SUBJECT_LABELS, TEMPLATE: {} }

/** Where in a row the problem is: the file's column, or the record's field as other screens label it. */
export function placeInWords({ column, field, action, reason }: RowError): string {
  if (column !== undefined) return column
  // An unknown name has no label, and its spelling is what is wrong.
  if (field === '' || reason === 'UNKNOWN_FIELD') return field.slice(1)
  const [, index] = /\/(\d+)(?:\/|$)/.exec(field) ?? []
  const label = labelIn(LABELS[action] ?? DPA_LABELS, field)
  return index === undefined ? label : `${label}, item ${Number(index) + 1}`
}

/** The same in a table, with the name in the file, by which it can be searched. */
export const ErrorPlace = ({ error }: { error: RowError }) =>
  error.column === undefined ? (
    <Stack gap="0">
      {placeInWords(error)}
      <Mono color="fg.muted">{error.field}</Mono>
    </Stack>
  ) : (
    <Mono whiteSpace="nowrap">{error.column}</Mono>
  )

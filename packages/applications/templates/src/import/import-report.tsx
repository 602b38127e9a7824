import { IMPORT_OUTCOMES, type ImportOutcome } from '@portal/contract/templates/template.ts'
import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { PlainTable } from '@portal/portal-app'
import { humanize, Stack, Text } from '@portal/ui'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'

const WORDS: Record<ImportOutcome, string> = {
  CREATED: 'new',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  REFUSED: 'with errors',
}

interface ImportReportProps {
  readonly name: string
  readonly rows: readonly ImportedRow[]
  readonly results: readonly ImportResult[]
}

const labels = new Map(Object.entries(TEMPLATE_LABELS))

/** A field's problem with the form's label; removes the API's own label. */
function sentenceOf({ field, message }: ImportResult['problems'][number]): string {
  if (field === null) return message
  const own = `${humanize(field)}: `
  return `${labels.get(field) ?? humanize(field)}: ${message.startsWith(own) ? message.slice(own.length) : message}`
}

/** Results of a file, expected or saved: counts of new and changed rows, and the errors. */
export function ImportReport({ name, rows, results }: ImportReportProps) {
  const counts = IMPORT_OUTCOMES.map((outcome) => ({
    outcome,
    count: results.filter((result) => result.outcome === outcome).length,
  })).filter(({ count }) => count > 0)
  const wrong = results.filter(({ outcome }) => outcome === 'REFUSED')
  const about = (number: number) => rows.find(({ row }) => row === number)
  return (
    <Stack gap="3">
      <Text>
        {name}: {counts.map(({ outcome, count }) => `${count} ${WORDS[outcome]}`).join(', ')}.
      </Text>
      {wrong.length > 0 && (
        <PlainTable
          label="Rows with errors"
          head={['Row', 'Template', 'Problem']}
          rows={wrong.map(({ row, problems }) => ({
            key: String(row),
            cells: [
              row,
              [about(row)?.channel, about(row)?.type, about(row)?.lang].join(' '),
              problems.map((problem) => <div key={sentenceOf(problem)}>{sentenceOf(problem)}</div>),
            ],
          }))}
        />
      )}
    </Stack>
  )
}

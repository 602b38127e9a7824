import { correctTaskRows, listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { RowError, Task } from '@portal/contract/tasks/task-schemas.ts'
import { perform, problemsOf, useTable } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import {
  Button,
  DataTable,
  FilterBar,
  formatCount,
  Heading,
  HStack,
  humanize,
  Notice,
  Stack,
} from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { errorColumns } from './error-columns.tsx'
import { useCorrections } from './use-corrections.ts'

/** Error reports in the file's format, to correct and upload again. */
function ErrorDownload({ artifacts }: Task) {
  const report = artifacts.find(({ kind }) => kind === 'ERROR_REPORT')
  if (!report?.downloadUrl) return null
  return (
    <a className="text-link" href={report.downloadUrl} download={report.name}>
      Download these rows with their errors
    </a>
  )
}

const rowKey = ({ row }: RowError) => String(row)

/** The invalid rows, each of which can be corrected here without a new upload. */
export function ErrorSection({ task }: { task: Task }) {
  const params = { taskId: task.id }
  const mayCorrect = useCan(correctTaskRows) && task.type !== 'SUBJECT_IMPORT'
  const { corrections, correct, forget } = useCorrections(task.id)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery(
    queryFor(listTaskErrors, { params, query: { pageSize: 10 } }, { errors: 'nowhere' }),
  )
  const filters = useMemo(
    () => [
      {
        name: 'reason',
        label: 'Problem',
        multiple: true,
        options: (data?.reasons ?? []).map(({ reason, count }) => ({
          value: reason,
          label: `${humanize(reason)} (${count})`,
        })),
        describe: humanize,
      },
    ],
    [data],
  )
  const columns = errorColumns(corrections, mayCorrect ? correct : undefined)
  const table = useTable(listTaskErrors, { input: { params }, filters, columns })

  async function checkAgain() {
    setBusy(true)
    setProblems([])
    try {
      await perform(correctTaskRows, { params, body: { corrections: [...corrections.values()] } })
      forget()
    } catch (error) {
      setProblems(problemsOf(error).map(({ message }) => message))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">Invalid rows</Heading>
      <ErrorDownload {...task} />
      <FilterBar table={table} filters={filters} searchLabel="Search by ID, column, value or problem" />
      <DataTable
        label="Invalid rows"
        table={table}
        columns={columns}
        filters={filters}
        rowKey={rowKey}
        empty={{ title: 'Every row is valid' }}
      />
      {problems.map((problem) => (
        <Notice key={problem} kind="error" title={problem} />
      ))}
      {mayCorrect && (
        <HStack>
          <Button
            loading={isBusy}
            disabledReason={corrections.size === 0 ? 'Correct at least one value' : undefined}
            onClick={() => void checkAgain()}
          >
            {corrections.size === 0
              ? 'Check again'
              : `Check again with ${formatCount(corrections.size, 'correction')}`}
          </Button>
        </HStack>
      )}
    </Stack>
  )
}

import { correctTaskRows, listTaskErrors } from '@portal/contract/tasks/task-endpoints.ts'
import type { Artifact, Task } from '@portal/contract/tasks/task-schemas.ts'
import { useAttempt, useTable } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import {
  Button,
  DataTable,
  ErrorNotice,
  FilterBar,
  formatCount,
  Heading,
  HStack,
  humanize,
  Stack,
  Text,
} from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDownload } from '../task/use-download.ts'
import { changeAsSeen } from './change-as-seen.ts'
import { correctionKey, errorColumns } from './error-columns.tsx'
import type { useCorrections } from './use-corrections.ts'

interface ErrorDownloadProps {
  readonly task: Task
  readonly report: Artifact
}

/** Error report in the file's format, to correct and upload again. An expired link is renewed. */
function ErrorDownload({ task, report }: ErrorDownloadProps) {
  const download = useDownload(task, report, 'downloadUrl')
  return (
    <a className="text-link" href={report.downloadUrl} download={report.name} onClick={download}>
      Download these rows with their errors
    </a>
  )
}

interface CheckAgainProps {
  readonly task: Task
  readonly correcting: ReturnType<typeof useCorrections>
}

/** Checks the file again with the corrected values. */
function CheckAgain({ task, correcting }: CheckAgainProps) {
  const { corrections, forget } = correcting
  const { attempt, failure, isBusy } = useAttempt()
  const input = { params: { taskId: task.id }, body: { corrections: [...corrections.values()] } }
  const checkAgain = () =>
    attempt(async () => {
      await changeAsSeen(task, correctTaskRows, input)
      forget()
    })
  return (
    <>
      {failure && <ErrorNotice error={failure} />}
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
    </>
  )
}

interface ErrorSectionProps {
  readonly task: Task
  /** Absent where rows can only be corrected in the file. */
  readonly correcting?: CheckAgainProps['correcting']
}

/** The problems of the invalid rows, each of which can be corrected here without a new upload. */
export function ErrorSection({ task, correcting }: ErrorSectionProps) {
  const params = { taskId: task.id }
  const report = task.artifacts.find(({ kind, downloadUrl }) => kind === 'ERROR_REPORT' && downloadUrl)
  const mayCorrect = useCan(correctTaskRows)
  const here = mayCorrect ? correcting : undefined
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
  const columns = errorColumns(here)
  const table = useTable(listTaskErrors, { input: { params }, filters, columns })

  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">Invalid rows</Heading>
      <Text fontSize="sm" color="fg.muted">
        Rows are counted without the header.
      </Text>
      {report && <ErrorDownload task={task} report={report} />}
      <FilterBar table={table} filters={filters} searchLabel="Search by ID, column, value or problem" />
      <DataTable
        label="Invalid rows"
        table={table}
        columns={columns}
        filters={filters}
        rowKey={correctionKey}
        empty={{ title: 'Every row is valid' }}
      />
      {here && <CheckAgain task={task} correcting={here} />}
    </Stack>
  )
}

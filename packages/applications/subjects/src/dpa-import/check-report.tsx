import type { OnError } from '@portal/contract/dpas/dpa-bulk.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { formatCount, formatNumber, Heading, SegmentedChoice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { ErrorSection } from './error-section.tsx'
import { OutcomeCounts } from './outcome-counts.tsx'
import { PreviewSection } from './preview-section.tsx'
import { StartBar } from './start-bar.tsx'
import { StartButton } from './start-button.tsx'
import { useCorrections } from './use-corrections.ts'

const LEFT_OUT: readonly { value: OnError; label: string }[] = [
  { value: 'CONTINUE', label: 'Only valid rows' },
  { value: 'ABORT', label: 'All rows or none' },
]

const HINTS: Record<OnError, string> = {
  CONTINUE: 'Invalid rows are skipped; you can repeat them later.',
  ABORT:
    'Starts once every row is valid, and stops at the first row that fails because of a change made since.',
}

/** The result of a file check: expected changes, problems and next steps. */
export function CheckReport({ task, onDiscarded }: { task: Task; onDiscarded(): void }) {
  const [onError, setOnError] = useState<OnError>('CONTINUE')
  const { file, number, progress, outcomes, subjectName } = task
  const { failed } = progress
  const correcting = useCorrections(task.id)
  // Meanwhile, someone else may have corrected every row.
  const isUnchecked = failed > 0 && correcting.corrections.size > 0
  return (
    <>
      <Stack as="section" gap="3">
        <Heading fontSize="lg">{file?.name ?? number}</Heading>
        <Text role="status">
          {formatCount(progress.processed, 'row')} checked
          {failed > 0 && `, ${formatNumber(failed)} invalid`}. Nothing has been imported yet.
        </Text>
        <OutcomeCounts outcomes={outcomes} isExpected />
      </Stack>
      {failed > 0 && <ErrorSection task={task} correcting={correcting} />}
      <PreviewSection task={task} />
      {failed > 0 && (
        <Stack as="section" gap="3">
          <Heading fontSize="lg">Import</Heading>
          <SegmentedChoice
            label="What to import"
            options={LEFT_OUT}
            value={onError}
            onChange={(next) => setOnError(next)}
          />
          <Text fontSize="sm" color="fg.muted">
            {HINTS[onError]}
          </Text>
        </Stack>
      )}
      <StartBar task={task} discardLabel="Discard file" onDiscarded={onDiscarded}>
        <StartButton
          task={task}
          onError={onError}
          label="Start import"
          title={`Import ${formatCount(progress.succeeded, 'row')}${subjectName ? ` for ${subjectName}` : ''}`}
          blocked={isUnchecked ? 'Check the corrected rows first' : undefined}
        />
      </StartBar>
    </>
  )
}

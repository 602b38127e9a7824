import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { Button, formatCount, Heading, HStack, ProgressBar, Stack, Text } from '@portal/ui'
import { discardFile } from './discard-file.ts'

/** Progress of a file check. */
export function CheckProgress({ task }: { task: Task }) {
  const { file, progress, number } = task
  const name = file?.name ?? number
  const said = task.status === 'QUEUED' ? 'Waiting to be checked' : 'Checking'
  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">{name}</Heading>
      <Text role="status">{said}</Text>
      <ProgressBar
        aria-label={`${said}: ${name}`}
        {...(progress.total !== null && { max: Math.max(1, progress.total), value: progress.processed })}
      />
      <HStack gap="3">
        <Text fontSize="sm" color="fg.muted">
          {formatCount(progress.processed, 'row')} checked. You can leave this page; the check continues.
        </Text>
        <Button variant="ghost" onClick={() => void discardFile(task)}>
          Discard
        </Button>
      </HStack>
    </Stack>
  )
}

import { exportDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { exportStarted, perform, saveFile } from '@portal/portal-app'
import { ApiError, useCan } from '@portal/session'
import { Box, Button, Heading, HStack, Stack } from '@portal/ui'
import { useState } from 'react'
import { ColumnHelp } from './column-help.tsx'
import type { ImportKind } from './import-kind.ts'
import { templateText } from './template-text.ts'

interface TemplateSectionProps {
  /** Absent where the file says whose each row is. */
  readonly subjectId: string | undefined
  readonly kind: ImportKind
}

/** Exports the DPAs that are there, as a file that can be changed and imported again. */
function PresentDpas({ subjectId }: { subjectId: string }) {
  const [isBusy, setBusy] = useState(false)
  async function begin() {
    setBusy(true)
    try {
      const input = { params: { subjectId }, body: { format: 'csv' as const } }
      const { taskId } = await perform(exportDpasOfSubject, input, {})
      await exportStarted(taskId)
    } catch (error) {
      // A refusal is in the list of messages.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void begin()}>
      Export what is there
    </Button>
  )
}

/** Files to begin with, and what belongs into each column. */
export function TemplateSection({ subjectId, kind }: TemplateSectionProps) {
  const mayExport = useCan(exportDpasOfSubject)
  const columns = { kind, hasSubjects: subjectId === undefined }
  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">Template</Heading>
      <HStack wrap="wrap">
        <Button onClick={() => saveFile('dpa-template', 'csv', templateText(columns, 0))}>Empty CSV</Button>
        <Button onClick={() => saveFile('dpa-sample', 'csv', templateText(columns, 3))}>
          CSV with three sample rows
        </Button>
        {mayExport && subjectId !== undefined && <PresentDpas subjectId={subjectId} />}
      </HStack>
      <Box as="details">
        <Box as="summary" cursor="pointer">
          What belongs into each column
        </Box>
        <ColumnHelp {...columns} />
      </Box>
    </Stack>
  )
}

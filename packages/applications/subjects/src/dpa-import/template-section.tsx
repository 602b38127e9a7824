import { exportDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { exportStarted, perform, saveFile } from '@portal/portal-app'
import { ApiError, useCan } from '@portal/session'
import { Box, Button, Heading, HStack, Stack } from '@portal/ui'
import { useState } from 'react'
import { ColumnHelp } from './column-help.tsx'
import type { ImportKind } from './import-kind.ts'
import { templateText } from './template-text.ts'

interface TemplateSectionProps {
  /** Absent where each row names its subject. */
  readonly subjectId: string | undefined
  readonly kind: ImportKind
}

/** Exports the existing DPAs as a file to edit and import again. */
function PresentDpas({ subjectId }: { subjectId: string }) {
  const [isBusy, setBusy] = useState(false)
  async function begin() {
    setBusy(true)
    try {
      const input = { params: { subjectId }, body: { format: 'csv' as const } }
      const { taskId } = await perform(exportDpasOfSubject, input, {})
      await exportStarted(taskId)
    } catch (error) {
      // Errors appear in the list of messages.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void begin()}>
      Export existing
    </Button>
  )
}

/** Files to start from, and an explanation of the columns. */
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
          What goes in each column
        </Box>
        <ColumnHelp {...columns} />
      </Box>
    </Stack>
  )
}

import type { ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'
import { exportDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { exportStarted, perform, saveFile, useAttempt } from '@portal/portal-app'
import { ApiError, useCan } from '@portal/session'
import { Box, Button, ErrorNotice, Heading, HStack, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { ColumnHelp } from './column-help.tsx'
import type { ImportKind } from './import-kind.ts'
import { sampleRows } from './sample-rows.ts'
import { templateText } from './template-text.ts'

interface TemplateSectionProps {
  /** Absent where each row names its subject. */
  readonly subjectId: string | undefined
  readonly kind: ImportKind
  readonly strategy: ImportStrategy
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

/** A file with rows that can be imported as they are. */
function SampleFile({ subjectId, kind, strategy }: TemplateSectionProps) {
  const { attempt, failure, isBusy } = useAttempt()
  const [hasNone, setHasNone] = useState(false)
  const save = () =>
    attempt(async () => {
      const rows = await sampleRows(kind === 'import' ? strategy : 'UPSERT', subjectId)
      setHasNone(rows.length === 0)
      const template = { kind, hasSubjects: subjectId === undefined }
      if (rows.length > 0) saveFile('dpa-sample', 'csv', templateText(template, rows))
    })
  return (
    <>
      <Button loading={isBusy} onClick={() => void save()}>
        CSV with sample rows
      </Button>
      {hasNone && <Text role="status">There are no payment applications to update yet.</Text>}
      {failure && <ErrorNotice error={failure} />}
    </>
  )
}

/** Files to start from, and an explanation of the columns. */
export function TemplateSection(props: TemplateSectionProps) {
  const { subjectId, kind } = props
  const mayExport = useCan(exportDpasOfSubject)
  const columns = { kind, hasSubjects: subjectId === undefined }
  return (
    <Stack as="section" gap="3">
      <Heading fontSize="lg">Template</Heading>
      <HStack wrap="wrap">
        <Button onClick={() => saveFile('dpa-template', 'csv', templateText(columns, []))}>Empty CSV</Button>
        <SampleFile key={props.strategy} {...props} />
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

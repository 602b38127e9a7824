import type { ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'
import { importDpas, importDpasOfSubject, onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { publishDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { perform, useAttempt } from '@portal/portal-app'
import { FileUpload, type UploadedFile } from '@portal/portal-app/upload'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { Button, ErrorNotice, Heading, HStack, Stack, TextLink, Tick } from '@portal/ui'
import { useState } from 'react'
import { routes } from '../routes.ts'
import { formatOf, IMPORT_KINDS, type ImportKind } from './import-kind.ts'

interface FileSectionProps {
  /** Absent where each row names its subject. */
  readonly subjectId: string | undefined
  readonly kind: ImportKind
  readonly strategy: ImportStrategy
  onChecked(taskId: string): void
}

/** Uploads a file and has it checked; nothing changes before confirmation. */
async function check(
  { subjectId, kind, strategy }: FileSectionProps,
  publish: boolean,
  { uploadId, contentType }: UploadedFile,
): Promise<string> {
  const body = { uploadId, mode: 'VALIDATE_FIRST' as const, publish }
  const format = formatOf(contentType)
  const importBody = { ...body, format, strategy }
  if (subjectId === undefined) return (await perform(importDpas, { body: importBody })).taskId
  const params = { subjectId }
  if (kind === 'import') return (await perform(importDpasOfSubject, { params, body: importBody })).taskId
  // Merchant lists cannot be NDJSON, so their uploads do not accept that type.
  const listBody = { ...body, format: format === 'json' ? ('json' as const) : ('csv' as const) }
  return (await perform(onboardDpas, { params, body: listBody })).taskId
}

/** Accepts the file and starts the check when the upload ends. */
export function FileSection(props: FileSectionProps) {
  const mayPublish = useCan(publishDpa)
  const [publish, setPublish] = useState(false)
  const { attempt, failure, forget } = useAttempt()
  const [uploaded, setUploaded] = useState<UploadedFile>()
  const { purpose, hint } = IMPORT_KINDS[props.kind]

  async function begin(file: UploadedFile) {
    setUploaded(file)
    await attempt(async () => props.onChecked(await check(props, publish, file)))
  }

  return (
    <Stack as="section" gap="4">
      <Heading fontSize="lg">File</Heading>
      {mayPublish && (
        <HStack as="label" gap="1.5">
          <Tick type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
          Publish imported applications
        </HStack>
      )}
      <FileUpload
        key={purpose}
        purpose={purpose}
        label="File to import"
        hint={hint}
        earlierLink={({ id, number }) => (
          <TextLink to={linkTo(routes.taskDetails, { taskId: id })}>{number}</TextLink>
        )}
        onUploaded={(file) => void begin(file)}
        onDiscarded={() => {
          forget()
          setUploaded(undefined)
        }}
      />
      {failure && <ErrorNotice error={failure} />}
      {uploaded && failure && (
        <HStack>
          <Button onClick={() => void begin(uploaded)}>Check the file again</Button>
        </HStack>
      )}
    </Stack>
  )
}

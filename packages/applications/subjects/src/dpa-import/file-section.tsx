import type { ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'
import { importDpas, importDpasOfSubject, onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { publishDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { perform } from '@portal/portal-app'
import type { UploadedFile } from '@portal/portal-app/upload'
import { useCan } from '@portal/session'
import { Heading, HStack, Stack, Tick } from '@portal/ui'
import { useState } from 'react'
import { formatOf, IMPORT_KINDS, type ImportKind } from './import-kind.ts'
import { StartingUpload } from './starting-upload.tsx'

interface FileSectionProps {
  /** Absent where each row names its subject. */
  readonly subjectId: string | undefined
  readonly kind: ImportKind
  readonly strategy: ImportStrategy
  onChecked(taskId: string): void
  /** Called when an upload begins, and when the operator wants another file instead. */
  onUploading(isUploading: boolean): void
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
  const { purpose, hint } = IMPORT_KINDS[props.kind]
  return (
    <Stack as="section" gap="4">
      <Heading fontSize="lg">File</Heading>
      {mayPublish && (
        <HStack as="label" gap="1.5">
          <Tick type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
          Publish imported applications
        </HStack>
      )}
      <StartingUpload
        purpose={purpose}
        label="File to import"
        hint={hint}
        againLabel="Check the file again"
        start={async (file) => props.onChecked(await check(props, publish, file))}
        onUploading={props.onUploading}
      />
    </Stack>
  )
}

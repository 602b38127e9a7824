import { BULK_CONTENT_TYPES } from '@portal/contract/dpas/dpa-bulk.ts'
import { ARTIFACT_DAYS, type ArtifactKind, TASK_TYPE_PERMISSIONS } from '@portal/contract/tasks/task.ts'
import type { Artifact, Task } from '@portal/contract/tasks/task-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { Box, CopyButton, Heading, HStack, Moment, Mono, Stack, Text } from '@portal/ui'
import { useId } from 'react'
import { hasEnded } from './task-times.ts'
import { type FileLink, useDownload } from './use-download.ts'

const KINDS: Record<ArtifactKind, string> = {
  EXPORT: 'Exported data',
  RESULT_REPORT: 'Report of all rows',
  ERROR_REPORT: 'Failed rows, to correct and import again',
  SOURCE: 'Source file',
}

/** The most wanted file comes first. */
const ORDER: readonly ArtifactKind[] = ['EXPORT', 'ERROR_REPORT', 'RESULT_REPORT', 'SOURCE']

/** The downloads of a task; expired links are renewed. */
export function TaskFiles({ task }: { task: Task }) {
  const id = useId()
  const files = task.artifacts.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const mayDownload = files.some(({ downloadUrl }) => downloadUrl)
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        Files
      </Heading>
      {files.length === 0 && <Text color="fg.muted">{absence(task)}</Text>}
      {files.length > 0 && !mayDownload && (
        <Text color="fg.muted">
          Downloading needs {TASK_TYPE_PERMISSIONS[task.type].join(' or ')}: the files contain data.
        </Text>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {files.map((file) => (
          <File key={file.name} task={task} file={file} />
        ))}
      </Stack>
    </Stack>
  )
}

function absence(task: Task): string {
  if (!hasEnded(task)) return 'No files yet.'
  const age = Date.now() - Date.parse(task.finishedAt ?? task.createdAt)
  return age > ARTIFACT_DAYS * 86_400_000
    ? `Files are kept for ${ARTIFACT_DAYS} days. The files of this task have been deleted.`
    : 'No files.'
}

interface FileProps {
  readonly task: Task
  readonly file: Artifact
}

interface DownloadLinkProps extends FileProps {
  readonly link: FileLink
  /** Underlined, because color alone does not distinguish it from the surrounding text. */
  readonly isInText?: true
  readonly children: string
}

function DownloadLink({ task, file, link, isInText, children }: DownloadLinkProps) {
  const download = useDownload(task, file, link)
  const url = file[link]
  if (!url) return <>{children}</>
  return (
    <a className="text-link" data-underlined={isInText} href={url} download={file.name} onClick={download}>
      {children}
    </a>
  )
}

/** Warning about a file that only its author has seen. */
function SourceWarning({ task, file }: FileProps) {
  if (!file.downloadUrl || file.contentType !== BULK_CONTENT_TYPES.csv) return null
  return (
    <Text fontSize="sm">
      This file is exactly as uploaded and may contain formulas that a spreadsheet would run.{' '}
      {file.safeCopyUrl && (
        <DownloadLink task={task} file={file} link="safeCopyUrl" isInText>
          Safe copy
        </DownloadLink>
      )}
    </Text>
  )
}

function File({ task, file }: FileProps) {
  const { name, kind, sizeBytes, sha256, expiresAt } = file
  return (
    <Box as="li" paddingBlock="2" borderTopWidth="1px" overflowWrap="anywhere">
      <DownloadLink task={task} file={file} link="downloadUrl">
        {name}
      </DownloadLink>
      <Text color="fg.muted" fontSize="sm">
        {KINDS[kind]} · {sizeInWords(sizeBytes)} · kept until <Moment at={expiresAt} day />
      </Text>
      {kind === 'SOURCE' && <SourceWarning task={task} file={file} />}
      <HStack gap="1" color="fg.muted" fontSize="sm">
        SHA-256 <Mono>{sha256.slice(0, 12)}…</Mono>
        <CopyButton value={sha256} label={`SHA-256 of ${name}`} />
      </HStack>
    </Box>
  )
}

import { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import type { File, FileVersionSummary } from '@portal/contract/resources/file-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { Field, HStack, Select, Skeleton, Stack, Text } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { VersionDifference } from './version-difference.tsx'
import { versionInWords } from './version-in-words.ts'

/** Compares any two versions of a file; the address holds which ones. */
export function CompareTab({ file }: { file: File }) {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Comparison file={file} />
    </Suspense>
  )
}

interface SideProps {
  readonly label: string
  readonly versions: readonly FileVersionSummary[]
  readonly value: string
  onChange(id: string): void
}

const Side = ({ label, versions, value, onChange }: SideProps) => (
  <Field label={label}>
    {(ties) => (
      <Select {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {versionInWords(version)}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

function Comparison({ file: { id: fileId, dirId, currentVersionId } }: { file: File }) {
  const { data: versions } = useSuspenseQuery(queryForAll(listFileVersions, { params: { dirId, fileId } }))
  const [params, setParams] = useSearchParams()
  const [newest, second] = versions
  if (!newest || !second) return <Text color="fg.muted">There is only one version.</Text>

  const known = (name: string) => versions.find(({ id }) => id === params.get(name))?.id
  const right = known('right') ?? newest.id
  const usual = [currentVersionId, second.id].find((id) => id !== null && id !== right)
  const left = known('left') ?? usual ?? newest.id
  const choose = (name: string) => (id: string) => {
    const next = new URLSearchParams(params)
    next.set('left', left)
    next.set('right', right)
    next.set(name, id)
    setParams(next, { replace: true })
  }
  return (
    <Stack gap="4">
      <HStack gap="4" wrap="wrap">
        <Side label="From" versions={versions} value={left} onChange={choose('left')} />
        <Side label="To" versions={versions} value={right} onChange={choose('right')} />
      </HStack>
      <VersionDifference before={{ dirId, fileId, verId: left }} after={{ dirId, fileId, verId: right }} />
    </Stack>
  )
}

import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { DATA_KEY_LABELS, DATA_KEYS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import type { RowDifference } from '@portal/contract/tasks/task-row-schemas.ts'
import { Box, formatCount, Heading, Stack, Text } from '@portal/ui'
import { SUBJECT_LABELS } from '../subject/data/data-labels.ts'
import { FoldedChanges } from '../subject/folded-changes.tsx'

interface SubjectComparisonProps {
  readonly subject: PackageHead['contents'][number]
  readonly options: Readonly<Record<string, unknown>>
  readonly differences: readonly RowDifference[]
}

const changesIn = (difference: RowDifference | undefined, dataKey: DataKey) =>
  difference?.changes.filter(({ path }) => path === `/${dataKey}` || path.startsWith(`/${dataKey}/`)) ?? []

/** How each part of a subject compares with the existing one: new, changed, unchanged or left out. */
export function SubjectComparison({ subject, options, differences }: SubjectComparisonProps) {
  const { dataKeys: chosen, subjectIds } = SubjectImport.parse(options)
  const idHere = subjectIds?.[subject.id] ?? subject.id
  const difference =
    differences.find(({ key }) => key === idHere) ??
    // Packages that an earlier version of the API has compared have the name as their key.
    differences.find(({ subjectId }) => subjectId === idHere)
  const isRefused = difference?.result === 'FAILED'
  const comes = (dataKey: DataKey) =>
    subject.dataKeys.includes(dataKey) && chosen?.includes(dataKey) !== false
  // Publishing also makes live what was edited here, in whatever section.
  const isShown = (dataKey: DataKey) =>
    subject.dataKeys.includes(dataKey) || changesIn(difference, dataKey).length > 0
  const dataKeys = isRefused ? [] : DATA_KEYS.filter(isShown)
  const isNew = difference?.result === 'CREATED'
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="md">
        {subject.name}
        {isNew && ' (new in this environment)'}
      </Heading>
      {isRefused && <Text>Will not be imported. Its problem is listed below.</Text>}
      {dataKeys.map((dataKey) => {
        const label = DATA_KEY_LABELS[dataKey]
        const changes = changesIn(difference, dataKey)
        if (changes.length === 0)
          return (
            <Text key={dataKey}>
              {label}: {comes(dataKey) ? 'unchanged' : 'left out'}
            </Text>
          )
        const words = formatCount(changes.length, 'change')
        return (
          <Box as="details" key={dataKey}>
            <Box as="summary" cursor="pointer">
              {label}:{' '}
              {isNew ? 'new' : comes(dataKey) ? words : `left out, but ${words} made here will be published`}
            </Box>
            <Box paddingBlock="2">
              <FoldedChanges changes={changes} labels={SUBJECT_LABELS} />
            </Box>
          </Box>
        )
      })}
    </Stack>
  )
}

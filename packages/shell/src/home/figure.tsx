import type { SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryFor } from '@portal/session'
import { Box, formatNumber, RouteLink, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

interface FigureProps {
  readonly label: string
  readonly category: SubjectCategory
  readonly filter: Readonly<Record<string, string>>
}

function Value({ category, filter }: Omit<FigureProps, 'label'>) {
  const count = useQuery(queryFor(listSubjects, { query: { category, pageSize: 1, ...filter } }))
  if (count.isPending) return <Skeleton height="7" width="12" />
  return count.data ? formatNumber(count.data.page.totalItems) : 'Could not load'
}

/** One number that leads to the list it counts. */
export function Figure({ label, category, filter }: FigureProps) {
  const query = new URLSearchParams(filter).toString()
  return (
    <RouteLink
      to={`/subjects/${category}${query && `?${query}`}`}
      display="block"
      padding="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      color="fg"
      textDecoration="none"
      _hover={{ borderColor: 'border.control', bg: 'bg.hover' }}
    >
      <Box fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box fontSize="2xl" fontWeight="strong" minHeight="9" css={{ fontVariantNumeric: 'tabular-nums' }}>
        <Value category={category} filter={filter} />
      </Box>
    </RouteLink>
  )
}

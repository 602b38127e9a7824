import { listTemplateHistory } from '@portal/contract/templates/template-endpoints.ts'
import { queryFor } from '@portal/session'
import { Box, formatDateTime, Grid, Heading, Moment, Stack } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { toMessage } from '../form/template-form.ts'
import { SamplePreview } from '../preview/sample-preview.tsx'
import { TextDifferences } from './text-differences.tsx'
import type { TemplateParams } from './use-overridden.ts'

/** Compares the two versions chosen in a history, line by line and as consumers saw them. */
export function VersionComparison({ params }: { params: TemplateParams }) {
  const [address] = useSearchParams()
  const ids = address.get('compare')?.split(',').filter(Boolean) ?? []
  const { data } = useQuery({
    ...queryFor(listTemplateHistory, { params, query: { id: ids, include: 'snapshot', sort: 'changedAt' } }),
    enabled: ids.length === 2,
  })
  const states = data?.items.map(({ id, changedAt, snapshot }) => ({ id, changedAt, ...toMessage(snapshot) }))
  const [before, after] = states ?? []
  // A deleted template has no preview.
  if (ids.length !== 2 || !before?.message || !after?.message) return null
  return (
    <Stack as="section" gap="5" aria-label="Both versions">
      <TextDifferences before={before.message} after={after.message} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {[before, after].map(({ id, changedAt, message }) => (
          <Box key={id} minWidth="0">
            <Heading as="h2" fontSize="md" marginBottom="3">
              As of <Moment at={changedAt} />
            </Heading>
            {message && (
              <SamplePreview message={message} label={`Preview as of ${formatDateTime(changedAt)}`} />
            )}
          </Box>
        ))}
      </Grid>
    </Stack>
  )
}

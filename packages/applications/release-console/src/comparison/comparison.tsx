import { queryString } from '@portal/contract/query-string.ts'
import { listReleases } from '@portal/contract/releases/release-endpoints.ts'
import { CardBody, useBundleFacts, useLoaded } from '@portal/portal-app'
import { Grid, Stack } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { inEnvironment } from '../environment/environment.ts'
import { actionInWords } from '../release/release-words.ts'
import { askedReleases } from './asked-releases.ts'
import { ComparisonLines } from './comparison-lines.tsx'
import { ReleaseChoice } from './release-choice.tsx'

/** As many as the service lists at once. */
const LISTED = 100
const LINES = 4

/** Two releases to choose, and what changes from one to the other. The address names both. */
export function Comparison() {
  const { items } = useLoaded(listReleases, { ...inEnvironment, query: { limit: LISTED } })
  const facts = useBundleFacts('@portal/release-console')
  const [query, setQuery] = useSearchParams()
  const { from, to } = askedReleases(query, items[0]?.seq ?? 1)
  const choose = (chosen: { from?: number; to?: number }) =>
    setQuery(queryString({ from, to, ...chosen }), { replace: true })
  const options = items.map(({ seq, action, actor }) => ({
    seq,
    label: `${seq} · ${actionInWords(action)} by ${actor}`,
  }))
  return (
    <Stack gap="6">
      <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} maxWidth="44rem">
        <ReleaseChoice
          label="From"
          value={from}
          options={options}
          onChoose={(seq) => choose({ from: seq })}
        />
        <ReleaseChoice label="To" value={to} options={options} onChoose={(seq) => choose({ to: seq })} />
      </Grid>
      <CardBody key={`${from} ${to}`} facts={facts} lines={LINES}>
        <ComparisonLines from={from} to={to} />
      </CardBody>
    </Stack>
  )
}

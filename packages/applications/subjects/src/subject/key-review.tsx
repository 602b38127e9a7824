import { differences } from '@portal/ui/form'
import { DATA_LABELS } from './data/data-labels.ts'
import { WordedChanges } from './worded-changes.tsx'

interface KeyReviewProps {
  readonly before: object
  readonly after: object
}

/** Added, removed and changed keys by what identifies them; the API calculates thumbprints. */
export function KeyReview({ before, after }: KeyReviewProps) {
  const changes = differences(before, after).filter(({ path }) => !path.endsWith('/thumbprint'))
  return <WordedChanges changes={changes} labels={DATA_LABELS.jwk} />
}

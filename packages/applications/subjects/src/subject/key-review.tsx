import { ValueDiff } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { changesInWords, labelOfChange } from './changes-in-words.ts'
import { DATA_LABELS } from './data/data-labels.ts'

interface KeyReviewProps {
  readonly before: object
  readonly after: object
}

/** Added, removed and changed keys by what identifies them; the API calculates thumbprints. */
export function KeyReview({ before, after }: KeyReviewProps) {
  const changes = differences(before, after).filter(({ path }) => !path.endsWith('/thumbprint'))
  return (
    <ValueDiff
      changes={changesInWords(DATA_LABELS.jwk, changes)}
      labelOf={(path) => labelOfChange(DATA_LABELS.jwk, path)}
    />
  )
}

import { labelIn, ValueDiff } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { changesInWords } from './changes-in-words.ts'
import { DATA_LABELS } from './data/data-labels.ts'
import { useFileNames } from './data/references/use-file-names.ts'

interface ResourceFilesReviewProps {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Changes to a subject's resource files before they are saved, by name also where the form offers others now. */
export function ResourceFilesReview({ before, after }: ResourceFilesReviewProps) {
  const labels = DATA_LABELS.resourceData
  const changes = changesInWords(labels, differences(before, after), useFileNames(before, after))
  return <ValueDiff changes={changes} labelOf={(path) => labelIn(labels, path)} />
}

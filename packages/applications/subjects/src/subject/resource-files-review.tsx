import { differences } from '@portal/ui/form'
import { DATA_LABELS } from './data/data-labels.ts'
import { useFileNames } from './data/references/use-file-names.ts'
import { WordedChanges } from './worded-changes.tsx'

interface ResourceFilesReviewProps {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Changes to a subject's resource files before they are saved, by name also where the form offers others now. */
export function ResourceFilesReview({ before, after }: ResourceFilesReviewProps) {
  const names = useFileNames(before, after)
  return (
    <WordedChanges changes={differences(before, after)} labels={DATA_LABELS.resourceData} names={names} />
  )
}

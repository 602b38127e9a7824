import type { AccessSet } from '@portal/contract/access-set.ts'
import {
  SUBJECT_CATEGORIES,
  type SubjectCategory,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'
import { Grid } from '@portal/ui'
import { Figure } from './figure.tsx'
import { Section } from './section.tsx'

const titles: Record<SubjectCategory, string> = { business: 'Business subjects', system: 'System subjects' }

/** Each figure is a filter of the list, and leads to the list with that filter. */
const figures = [
  { label: 'In total', filter: {} },
  { label: 'Suspended', filter: { status: 'SUSPENDED' } },
  { label: 'With unpublished changes', filter: { hasUnpublishedChanges: 'true' } },
  { label: 'Never published', filter: { publicationStatus: 'DRAFT' } },
] as const

/** How the subjects stand that the operator has access to. */
export function SubjectsHealth({ access }: { access: AccessSet }) {
  const categories = SUBJECT_CATEGORIES.filter((category) =>
    TYPES_OF_CATEGORY[category].some((type) => access.subjectTypes.has(type)),
  )
  return categories.map((category) => (
    <Section key={category} title={titles[category]}>
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(13rem, 1fr))">
        {figures.map(({ label, filter }) => (
          <Figure key={label} label={label} category={category} filter={filter} />
        ))}
      </Grid>
    </Section>
  ))
}

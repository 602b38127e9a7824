import { SUBJECT_TYPE_LABELS, SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { accessOf, useSession } from '@portal/session'
import { Box, ScrollBox, VisuallyHidden } from '@portal/ui'
import { SubjectFigure } from './subject-figure.tsx'

/** Each column is a filter of the list. */
const COLUMNS = [
  { label: 'Active', filter: { status: 'ACTIVE' } },
  { label: 'Suspended', filter: { status: 'SUSPENDED' } },
  { label: 'Unpublished', filter: { hasUnpublishedChanges: 'true' } },
] as const

const head = { fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal', paddingBottom: '1.5' } as const

/** Counts of subjects by type and status; every count links to its list. */
export default function SubjectsHealthCard() {
  const { subjectTypes } = accessOf(useSession())
  return (
    <ScrollBox label="Subjects by type and status">
      <Box as="table" width="full" css={{ fontVariantNumeric: 'tabular-nums', '& td': { textAlign: 'end' } }}>
        <VisuallyHidden as="caption">Subjects by type and status</VisuallyHidden>
        <thead>
          <tr>
            <Box as="th" {...head} textAlign="start">
              Type
            </Box>
            {COLUMNS.map(({ label }) => (
              <Box as="th" key={label} {...head} textAlign="end" paddingInlineStart="3">
                {label}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUBJECT_TYPES.filter((type) => subjectTypes.has(type)).map((type) => (
            <Box as="tr" key={type} borderTopWidth="1px" borderColor="border" height="7">
              <Box as="th" fontWeight="normal" textAlign="start">
                {SUBJECT_TYPE_LABELS[type]}
              </Box>
              {COLUMNS.map(({ label, filter }) => (
                <td key={label}>
                  <SubjectFigure type={type} label={label} filter={filter} />
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  )
}

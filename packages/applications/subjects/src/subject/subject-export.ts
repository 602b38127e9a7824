import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import {
  MAX_PACKAGED_SUBJECTS,
  PACKAGE_CONTENT_LABELS,
  PACKAGE_CONTENTS,
} from '@portal/contract/subjects/subject-package.ts'
import { exportSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { exportBy } from '@portal/portal-app'

/** Exports subjects as a signed package, to import into another environment. */
export const subjectExport = exportBy(listSubjects, exportSubjects, {
  label: 'Export package',
  noun: 'subjects',
  maxRows: MAX_PACKAGED_SUBJECTS,
  onlyRows: true,
  reason: 'required',
  choices: {
    view: {
      label: 'State',
      options: [
        { value: 'published', label: 'As published' },
        { value: 'draft', label: 'Drafts' },
      ],
      initial: ['published'],
    },
    include: {
      label: 'Also include',
      several: true,
      optional: true,
      options: PACKAGE_CONTENTS.map((value) => ({ value, label: PACKAGE_CONTENT_LABELS[value] })),
      initial: PACKAGE_CONTENTS,
    },
  },
  input: ({ rows, chosen: { view, include }, changeReason = '' }) => ({
    body: {
      subjectIds: rows.map(({ id }) => id),
      view: view[0] ?? 'published',
      include: [...include],
      changeReason,
    },
  }),
})

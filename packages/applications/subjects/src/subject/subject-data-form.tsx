import { DATA_KEY_LABELS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { getSubject, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { isLiveWhenSaved, needsReasonToSaveSubject } from '@portal/contract/subjects/subject-rules.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { EditForm } from '@portal/portal-app/form'
import { useMemo } from 'react'
import { CertificateReview } from './data/certificates/certificate-review.tsx'
import { DATA_FIELDS } from './data/data-fields.tsx'
import { dataFormOf } from './data/data-form.ts'
import { DATA_LABELS } from './data/data-labels.ts'
import { EMPTY_BUSINESS_DATA, EMPTY_DATA } from './data/empty-data.ts'
import { mayEdit } from './edit-link.tsx'
import { KeyReview } from './key-review.tsx'
import { ResourceFilesReview } from './resource-files-review.tsx'

interface SubjectDataFormProps {
  readonly subject: Subject
  readonly dataKey: DataKey
  readonly cancelTo: string
}

/** The form of one part of a subject; saves only that part. */
export function SubjectDataForm({ subject, dataKey, cancelTo }: SubjectDataFormProps) {
  const { id, type, publishedAt } = subject
  const part = DATA_KEY_LABELS[dataKey]
  const goesLive = isLiveWhenSaved(type, dataKey)
  const Fields = DATA_FIELDS[dataKey]
  const first = dataKey === 'businessData' ? EMPTY_BUSINESS_DATA[type] : EMPTY_DATA[dataKey]
  const { schema } = useMemo(() => dataFormOf(type, dataKey, {}), [type, dataKey])
  return (
    <EditForm
      record={{
        read: getSubject,
        input: { params: { subjectId: id } },
        part: dataKey,
        name: ({ name }) => `${part} of ${name}`,
        toValues: ({ data }) => dataFormOf(type, dataKey, data[dataKey] ?? first).defaultValues,
      }}
      schema={schema}
      labels={DATA_LABELS[dataKey]}
      save={{
        call: updateSubjectData,
        change: (body) => ({ params: { subjectId: id, dataKey }, body }),
        done: ({ name }) => `${part} of ${name} saved`,
      }}
      review={{
        // Changing the draft of a live subject requires a reason; before, it is optional.
        ask: goesLive || needsReasonToSaveSubject(subject) ? 'reason' : 'optionalReason',
        // The defaults affect all payment applications immediately.
        ...(goesLive && { match: id, impact: async () => ['Goes live immediately.'] }),
        ...(dataKey === 'jwk' && {
          describe: (after: Record<string, unknown>, { data }: Subject) => (
            <KeyReview before={data.jwk ?? {}} after={after} />
          ),
        }),
        ...(dataKey === 'resourceData' && {
          describe: (after: Record<string, unknown>, { data }: Subject) => (
            <ResourceFilesReview before={data.resourceData ?? {}} after={after} />
          ),
        }),
        ...(dataKey === 'key' && {
          describe: (after: Record<string, unknown>, { data }: Subject) => (
            <CertificateReview before={data.key ?? {}} after={after} />
          ),
        }),
      }}
      cancelTo={cancelTo}
      readOnly={!mayEdit(dataKey)}
    >
      <Fields subjectId={id} type={type} wasPublished={publishedAt !== null} />
    </EditForm>
  )
}

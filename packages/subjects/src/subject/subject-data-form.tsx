import { DATA_KEY_LABELS, type DataKey } from '@portal/contract/subjects/subject.ts'
import { updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { perform, problemsOf } from '@portal/portal-app'
import { ask } from '@portal/ui'
import { Form } from '@portal/ui/form'
import { useMemo } from 'react'
import { DATA_FIELDS } from './data/data-fields.tsx'
import { dataFormOf } from './data/data-form.ts'
import { EMPTY_BUSINESS_DATA, EMPTY_DATA } from './data/empty-data.ts'
import { mayEdit } from './edit-link.tsx'

interface SubjectDataFormProps {
  readonly subject: Subject
  readonly dataKey: DataKey
  readonly cancelTo: string
}

/** A live subject needs a reason for each change of its draft; before that one may be given. */
const askReason = ({ publicationStatus, name }: Subject, part: string) => {
  const question = { title: `Save ${part} of ${name}?`, confirmLabel: 'Save' }
  return publicationStatus === 'PUBLISHED' ? ask.reason(question) : ask.optionalReason(question)
}

/** The form of one part of a subject. It saves that part alone. */
export function SubjectDataForm({ subject, dataKey, cancelTo }: SubjectDataFormProps) {
  const { id, type, revision, data } = subject
  const part = DATA_KEY_LABELS[dataKey]
  const Fields = DATA_FIELDS[dataKey]
  const form = useMemo(() => {
    const first = dataKey === 'businessData' ? EMPTY_BUSINESS_DATA[type] : EMPTY_DATA[dataKey]
    return dataFormOf(type, dataKey, data[dataKey] ?? first)
  }, [type, dataKey, data])

  async function save(values: Record<string, unknown>) {
    const answer = await askReason(subject, part)
    if (!answer) return [{ message: 'Nothing was saved yet: the question for the reason was closed.' }]
    const input = { params: { subjectId: id, dataKey }, body: { ...values, ...answer } }
    try {
      await perform(updateSubjectData, input, { revision, done: `Saved: ${part}` })
    } catch (error) {
      return problemsOf(error)
    }
  }

  return (
    <Form
      key={`${dataKey} ${revision}`}
      {...form}
      onSubmit={save}
      submitLabel="Save"
      cancelTo={cancelTo}
      readOnly={!mayEdit(dataKey)}
    >
      <Fields type={type} wasPublished={subject.publishedAt !== null} />
    </Form>
  )
}

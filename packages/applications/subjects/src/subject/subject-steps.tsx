import { DATA_KEY_LABELS, DATA_KEYS_OF_TYPE, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSession } from '@portal/session'
import { type LiveStep, LiveSteps } from '../overview/live-steps.tsx'
import { mayEdit } from './edit-link.tsx'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'

/** What is missing before the live program serves a subject, or its draft can be published again. */
export function SubjectSteps({ category, subject }: CategoryProps & { readonly subject: Subject }) {
  useSession()
  const { id, type, status, publicationStatus, incomplete } = subject
  const parts: LiveStep[] = dataKeysOf(type).flatMap((dataKey) => {
    const gap = incomplete.find((one) => one.dataKey === dataKey)
    const isRequired = DATA_KEYS_OF_TYPE[type][dataKey] === 'required'
    if (!gap && !isRequired) return []
    return {
      label: DATA_KEY_LABELS[dataKey],
      isDone: !gap,
      ...(gap && {
        detail: gap.message,
        to: mayEdit(dataKey)
          ? linkTo(CATEGORIES[category].update, { subjectId: id }, { tab: dataKey })
          : undefined,
      }),
    }
  })
  const isLive = publicationStatus === 'PUBLISHED'
  return (
    <LiveSteps
      title={isLive && status === 'ACTIVE' ? 'Before the next publication' : 'Before going live'}
      steps={[
        ...parts,
        ...(isLive ? [] : [{ label: 'Publish the draft', isDone: false }]),
        ...(status === 'SUSPENDED' ? [{ label: 'Activate the subject', isDone: false }] : []),
      ]}
    />
  )
}

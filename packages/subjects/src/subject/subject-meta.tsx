import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { CopyButton, HStack, Moment, Mono } from '@portal/ui'

/** Type, id and last change, under the name. */
export function SubjectMeta({ subject }: { subject: Subject }) {
  return (
    <HStack columnGap="4" rowGap="0" wrap="wrap">
      <span>{SUBJECT_TYPE_LABELS[subject.type]}</span>
      <HStack gap="1">
        <Mono>{subject.id}</Mono>
        <CopyButton value={subject.id} label="Copy subject id" />
      </HStack>
      <span>
        Changed by {subject.updatedBy.name} <Moment at={subject.updatedAt} relative />
      </span>
    </HStack>
  )
}

import type { ReactNode } from 'react'
import { HStack } from '../layout/boxes.tsx'
import { texts } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'
import { Moment } from './moment.tsx'
import { Mono } from './mono.tsx'

export interface RecordMetaProps {
  record: { id: string; updatedBy: { name: string }; updatedAt: string }
  /** Label of the id when copying, in lower case: "subject id". */
  idLabel: string
  /** Shown first: the type, the address. */
  children: ReactNode
}

/** Identifying facts of a record and its last change, as a quiet line below the name. */
export function RecordMeta({ record, idLabel, children }: RecordMetaProps) {
  const { id, updatedBy, updatedAt } = record
  return (
    <HStack columnGap="4" rowGap="0" wrap="wrap">
      <span>{children}</span>
      <HStack gap="1">
        <Mono>{id}</Mono>
        <CopyButton value={id} label={idLabel} />
      </HStack>
      <span>
        {texts.details.changedBy(updatedBy.name)} <Moment at={updatedAt} relative />
      </span>
    </HStack>
  )
}

import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import { v7 as uuid } from 'uuid'
import { unpublished } from '../unpublished.ts'
import type { DpaRecord } from './dpa-row.ts'

interface Birth {
  readonly id?: string
  readonly accountId: string
  readonly subjectId: string
  readonly draft: DpaBody
  readonly by: PersonRef
  readonly at?: Date
}

/** A new DPA: active, but live only once it is published. */
export const newDpa = ({ id = uuid(), by, at = new Date(), ...birth }: Birth): DpaRecord => ({
  ...birth,
  id,
  ...unpublished(by, at),
})

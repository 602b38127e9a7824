import { isDeepStrictEqual } from 'node:util'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import {
  DATA_KEY_LABELS,
  DATA_KEYS_OF_TYPE,
  type DataKey,
  dataKeysOf,
  type PublicationStatus,
  type SubjectType,
} from '@portal/contract/subjects/subject.ts'
import type { SubjectData } from '../database/tables.ts'
import { certificatesOf } from './certificate-keys.ts'
import { keyIdsOf } from './jwk-keys.ts'

interface Copies {
  readonly type: SubjectType
  readonly draft: SubjectData
  readonly published: SubjectData | null
}

export interface Gap {
  readonly dataKey: DataKey
  readonly message: string
}

/** The parts in which draft and published copy differ. */
export const changedDataKeys = ({ type, draft, published }: Copies): DataKey[] =>
  dataKeysOf(type).filter((dataKey) => !isDeepStrictEqual(draft[dataKey], published?.[dataKey]))

export const publicationStatus = ({ published }: Pick<Copies, 'published'>): PublicationStatus =>
  published === null ? 'DRAFT' : 'PUBLISHED'

/** Whether the draft of a published subject differs from what is live. */
export const hasUnpublishedChanges = (subject: Copies): boolean =>
  subject.published !== null && changedDataKeys(subject).length > 0

function gapIn({ type, draft }: Copies, dataKey: DataKey, now: Date): string | undefined {
  const body = draft[dataKey]
  const label = DATA_KEY_LABELS[dataKey]
  if (!body)
    return DATA_KEYS_OF_TYPE[type][dataKey] === 'required' ? `${label}: not filled in yet.` : undefined
  const issue = dataSchemaOf(type, dataKey).safeParse(body).error?.issues[0]
  if (issue) return `${label} is not valid: ${issue.path.join('/')}: ${issue.message}.`
  if (dataKey === 'key') {
    const expired = certificatesOf(body).find(({ status, validTo }) => status === 'ACTIVE' && validTo <= now)
    return expired && `Certificate ${expired.keyId} has expired. Replace or retire it.`
  }
  const { signingKid } = body
  const isKnown =
    typeof signingKid !== 'string' || dataKey !== 'notificationsConfig' || signsWith(draft, signingKid)
  return isKnown
    ? undefined
    : `Notifications are signed with ${signingKid}, which is not among the JSON Web Keys.`
}

/** Keys at a URL are not known here, so any name may be among them. */
function signsWith({ jwk }: SubjectData, kid: string): boolean {
  const kids = keyIdsOf(jwk)
  return kids.length === 0 ? jwk !== undefined : kids.includes(kid)
}

/** Problems to correct before the draft can be published. */
export function incompleteParts(subject: Copies, now: Date): Gap[] {
  return dataKeysOf(subject.type).flatMap((dataKey) => {
    const message = gapIn(subject, dataKey, now)
    return message ? [{ dataKey, message }] : []
  })
}

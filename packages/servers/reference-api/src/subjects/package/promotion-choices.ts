import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { PackagedSubject, PromotionChoices } from '@portal/contract/subjects/subject-package-schemas.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'

type Mapping = Pick<PromotionChoices, 'subjectIds' | 'addresses'>

const ADDRESS = '://'

/** Replaces the beginnings of addresses with local ones; other values stay unchanged. */
function withAddresses(value: unknown, addresses: NonNullable<Mapping['addresses']>): unknown {
  if (typeof value === 'string') {
    if (!value.includes(ADDRESS)) return value
    return addresses.reduce((text, { from, to }) => text.replaceAll(from, to), value)
  }
  if (Array.isArray(value)) return value.map((item) => withAddresses(item, addresses))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withAddresses(item, addresses)]))
}

/** An item of a package with the chosen addresses. */
export const readdressed = <Value>(value: Value, { addresses = [] }: Mapping): Value =>
  addresses.length === 0 ? value : (withAddresses(value, addresses) as Value)

/** A subject with the id that was chosen for it; it is then matched by that id alone. */
export function mapped(subject: PackagedSubject, mapping: Mapping): PackagedSubject {
  const id = mapping.subjectIds?.[subject.id]
  const { externalReference: _, ...rest } = readdressed(subject, mapping)
  return id === undefined ? readdressed(subject, mapping) : { ...rest, id }
}

/** Throws VALIDATION_FAILED when two subjects of a package would get the same id. */
export function requireDistinctIds({ contents }: PackageHead, { subjectIds = {} }: Mapping): void {
  const ids = contents.map(({ id }) => subjectIds[id] ?? id)
  if (new Set(ids).size === ids.length) return
  const message = 'Two subjects of the package cannot become the same subject.'
  const details = [fieldDetail('/subjectIds', 'NOT_UNIQUE', message)]
  throw new ApiError('VALIDATION_FAILED', { message, details })
}

/** What a record says of its own versions, where it counts them. */
interface Versioned {
  readonly revision: number
  readonly updatedAt?: string
  readonly updatedBy?: { readonly name: string } | null
}

const isVersioned = (record: unknown): record is Versioned =>
  typeof record === 'object' && record !== null && 'revision' in record && typeof record.revision === 'number'

/** Which version of a record somebody has seen; undefined for records that do not count theirs. */
export const revisionOf = (record: unknown): number | undefined =>
  isVersioned(record) ? record.revision : undefined

/** Who made the version of a record, and when. */
export const lastChangeOf = (record: unknown): { by: string | undefined; at: string | undefined } =>
  isVersioned(record)
    ? { by: record.updatedBy?.name, at: record.updatedAt }
    : { by: undefined, at: undefined }

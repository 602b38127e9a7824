/** Version fields of a revisioned record. */
interface Versioned {
  readonly revision: number
  readonly updatedAt?: string
  readonly updatedBy?: { readonly name: string } | null
}

const isVersioned = (record: unknown): record is Versioned =>
  typeof record === 'object' && record !== null && 'revision' in record && typeof record.revision === 'number'

/** The revision of a record; undefined for records without revisions. */
export const revisionOf = (record: unknown): number | undefined =>
  isVersioned(record) ? record.revision : undefined

/** Who changed a record last, and when. */
export const lastChangeOf = (record: unknown): { by: string | undefined; at: string | undefined } =>
  isVersioned(record)
    ? { by: record.updatedBy?.name, at: record.updatedAt }
    : { by: undefined, at: undefined }

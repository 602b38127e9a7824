import type { VersionStatus } from './file.ts'

interface PublishedVersion {
  readonly number: number
  readonly status: VersionStatus
  readonly publishedAt: string | Date | null
  readonly deletedAt?: string | Date | null
}

const timeOf = (moment: string | Date | null | undefined) => (moment ? new Date(moment).getTime() : undefined)

/** The last published version: what consumers see. */
const lastPublished = <Version extends PublishedVersion>(versions: readonly Version[]): Version | undefined =>
  versions.toSorted(
    (a, b) => (timeOf(b.publishedAt) ?? 0) - (timeOf(a.publishedAt) ?? 0) || b.number - a.number,
  )[0]

/** The live version. */
export const liveVersion = <Version extends PublishedVersion>(
  versions: readonly Version[],
): Version | undefined => lastPublished(versions.filter(({ status }) => status === 'PUBLISHED'))

/** The version that was live at a time, unless it was restored since: a draft loses its publication time. */
export const liveVersionAt = <Version extends PublishedVersion>(
  versions: readonly Version[],
  at: Date,
): Version | undefined =>
  lastPublished(
    versions.filter(({ publishedAt, deletedAt }) => {
      const [from, until] = [timeOf(publishedAt), timeOf(deletedAt)]
      return from !== undefined && from <= at.getTime() && (until === undefined || until > at.getTime())
    }),
  )

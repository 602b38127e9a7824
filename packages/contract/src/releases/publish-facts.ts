import { z } from 'zod'
import { timestamp } from '../formats.ts'
import { VersionSource } from './version-source.ts'

/** A passed check of a built bundle. */
export const PassedCheck = z.strictObject({
  /** The digest of the bytes that were checked. */
  digest: z.string().regex(/^sha256-[0-9a-f]{64}$/, 'Must be a digest such as sha256-…'),
  at: timestamp,
})

/** Whether a release needs a passed check of the bytes of a version and has one; absent when it needs none. */
export const CheckStatus = z.enum(['passed', 'missing'])

/** The name of the field that has the facts (JSON) in an upload, beside the files. */
export const PUBLISH_FACTS = 'facts'

/** What is known about a built bundle besides its files. */
export const PublishFacts = z.strictObject({
  source: VersionSource.optional(),
  check: PassedCheck.optional(),
})

export type PassedCheck = z.infer<typeof PassedCheck>
export type CheckStatus = z.infer<typeof CheckStatus>
export type PublishFacts = z.infer<typeof PublishFacts>

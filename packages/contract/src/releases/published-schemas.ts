import { z } from 'zod'
import { line } from '../formats.ts'
import { CheckStatus } from './publish-facts.ts'
import { VersionSource } from './version-source.ts'

const PublishedVersion = z.object({
  version: z.string(),
  at: z.string(),
  by: z.string(),
  /** Absent in versions that were published without it. */
  source: VersionSource.optional(),
  check: CheckStatus.optional(),
})

export const PublishedBundle = z.object({
  name: z.string(),
  /** Newest first. */
  versions: z.array(PublishedVersion),
})

/** The facts of a published version. */
export type PublishedFacts = z.infer<typeof PublishedVersion>

/** The stored text: the signature is valid for exactly these characters. */
const Sealed = z.object({ sealed: z.string() })

export const publishedSchemas = {
  getSealedRelease: { response: Sealed },
  getSealedVersion: { response: Sealed },
  getPublishedVersion: {
    response: z.object({
      /** Identifies exactly these files and facts: a version has one digest. */
      digest: z.string(),
      /** As the build wrote it beside the bundle. */
      manifest: z.looseObject({ name: z.string(), version: z.string() }),
    }),
  },
  getPublishedFiles: {
    /** The manifest's files by name, before compression. */
    response: z.object({ files: z.record(z.string(), z.base64()) }),
  },
  /** The files are one upload (`multipart/form-data`), including the manifest; `PublishFacts` is its only field. */
  publishVersion: {
    query: z.strictObject({
      /** The environment in which the version must find its requirements. */
      environment: line(1, 40).default('demo'),
    }),
    response: z.object({
      name: z.string(),
      version: z.string(),
      /** With 201, or with 200 for bytes that were published before. */
      result: z.enum(['published', 'unchanged']),
      check: CheckStatus.optional(),
    }),
  },
}

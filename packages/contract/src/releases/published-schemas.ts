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

/** Far above the longest manifest, in characters. */
const MAX_MANIFEST = 200_000

/** Far above the most files of a bundle, packed forms included. */
export const MAX_FILES = 2000

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
  planVersion: {
    body: z.strictObject({
      /** The text of the bundle's manifest, as the build wrote it. */
      manifest: z.string().max(MAX_MANIFEST),
      /** The names of its other files. */
      files: z.array(z.string()).max(MAX_FILES),
    }),
    response: z.object({
      name: z.string(),
      version: z.string(),
      /** Identifies exactly these files and facts. */
      digest: z.string(),
      /** The same bytes are published already, and publishing them again changes nothing. */
      isPublished: z.boolean(),
      /** Whether a release needs a passed check of these bytes and the service knows one. */
      check: CheckStatus.optional(),
      declares: z.object({
        /** The addresses of its screens. */
        screens: z.array(z.string()),
        /** The titles of its cards and tabs. */
        cards: z.array(z.string()),
        permissions: z.array(z.string()),
        /** Its names in the import map. */
        provides: z.array(z.string()),
        /** The bundles that it needs, with their versions. */
        requires: z.array(z.string()),
      }),
      /** Why it cannot be published; empty if it can. */
      problems: z.array(z.string()),
    }),
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

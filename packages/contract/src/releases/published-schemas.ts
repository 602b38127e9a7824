import { z } from 'zod'

export const publishedSchemas = {
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
}

import { z } from 'zod'

export const publishedSchemas = {
  getPublishedVersion: {
    response: z.object({
      /** Names exactly these files and facts: a version stands for one digest. */
      digest: z.string(),
      /** As the build wrote it beside the bundle. */
      manifest: z.looseObject({ name: z.string(), version: z.string() }),
    }),
  },
  getPublishedFiles: {
    /** The files of the manifest by their names, as they are before they are packed for the network. */
    response: z.object({ files: z.record(z.string(), z.base64()) }),
  },
}

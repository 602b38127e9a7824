import { getPublishedFiles, getPublishedVersion } from '@portal/contract/releases/release-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { readArtifact } from '../artifact/artifact.ts'
import { publishedFiles } from '../artifact/verify-artifact.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { FindCaller } from './caller.ts'
import { serve } from './serve.ts'

interface Published {
  readonly store: ReleaseStore
  readonly trust: Trust
}

/** Serves published versions, so that squads can check theirs against them. */
export function servePublished(
  app: FastifyInstance,
  findCaller: FindCaller,
  { store, trust }: Published,
): void {
  serve(app, findCaller, getPublishedVersion, async ({ params: { name, version } }) => {
    const { digest, manifest } = await readArtifact(store, trust, name, version)
    return { body: { digest, manifest } }
  })

  serve(app, findCaller, getPublishedFiles, async ({ params: { name, version } }) => {
    const files = await publishedFiles(store, trust, name, version)
    const texts = [...files].map(([file, bytes]) => [file, bytes.toString('base64')] as const)
    return { body: { files: Object.fromEntries(texts) } }
  })
}

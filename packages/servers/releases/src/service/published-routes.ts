import {
  getPublishedFiles,
  getPublishedVersion,
  getSealedRelease,
  getSealedVersion,
} from '@portal/contract/releases/release-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { readArtifact, recordKey } from '../artifact/artifact.ts'
import { publishedFiles } from '../artifact/verify-artifact.ts'
import { storeOperations } from '../operations/store-operations.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { FindCaller } from './caller.ts'
import type { FindPlace } from './environments.ts'
import { serve } from './serve.ts'

interface Published {
  readonly store: ReleaseStore
  readonly trust: Trust
  readonly findPlace: FindPlace
}

/**
 * Serves published versions, so that squads can check theirs against them, and what is signed, so that everyone with
 * the public key can verify it.
 */
export function servePublished(
  app: FastifyInstance,
  findCaller: FindCaller,
  { store, trust, findPlace }: Published,
): void {
  serve(app, findCaller, getSealedRelease, async ({ params: { environment, seq }, caller }) => {
    const operations = storeOperations(await findPlace(environment), caller.actor)
    return { body: { sealed: (await operations.sealedRelease(Number(seq))).toString('utf8') } }
  })

  serve(app, findCaller, getSealedVersion, async ({ params: { name, version } }) => {
    await readArtifact(store, trust, name, version)
    return { body: { sealed: (await store.get(recordKey(name, version))).toString('utf8') } }
  })

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

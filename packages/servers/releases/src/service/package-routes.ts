import { createPackageToken, publishPackages } from '@portal/contract/releases/release-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { packageOperations } from '../operations/package-operations.ts'
import { packageTokenFor } from '../packages/package-token.ts'
import type { Signer, Trust } from '../signing/signatures.ts'
import { trustedSigner } from '../signing/trusted-signer.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { FindCaller } from './caller.ts'
import { requireBundles } from './require-bundles.ts'
import { serve } from './serve.ts'
import { acceptUploads, requireFields, uploaded } from './upload.ts'

interface Publishing {
  readonly store: ReleaseStore
  readonly signer: Signer
  readonly trust: Trust
}

/**
 * Accepts the portal's packages, all in one upload. They run on the machines of all squads, so their publisher must be
 * able to promote every bundle. Gives tokens to read them.
 */
export async function servePackages(
  app: FastifyInstance,
  findCaller: FindCaller,
  { store, signer, trust }: Publishing,
): Promise<void> {
  const place = { store, trust, signer: trustedSigner(signer, trust) }
  serve(app, findCaller, createPackageToken, async ({ caller }) => ({
    // Logged with each use, as email addresses are not.
    body: packageTokenFor(place.signer, caller.id),
  }))

  await acceptUploads(app, (own) =>
    serve(own, findCaller, publishPackages, async ({ caller, request }) => {
      requireBundles(caller, undefined)
      const upload = await uploaded(request)
      requireFields(upload)
      const body = await packageOperations(place, caller.actor).publishPackages(upload.files)
      return { body, ...(body.result === 'published' && { status: 201 as const }) }
    }),
  )
}

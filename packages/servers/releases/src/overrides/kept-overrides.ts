import { Override } from '@portal/contract/releases/override-schemas.ts'
import { validate as isUuid, v7 as uuid } from 'uuid'
import { z } from 'zod'
import { failedAs, ReleaseError } from '../release-error.ts'
import { unseal } from '../signing/seal.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'

export const OVERRIDE = 'portal.override/1'
export const REVOCATION = 'portal.revocation/1'

/** An override as stored permanently; revoking it is a separate entry. */
const Kept = Override.omit({ revokedAt: true, link: true }).extend({
  schema: z.literal(OVERRIDE),
  env: z.string(),
})

const Revocation = z.object({
  schema: z.literal(REVOCATION),
  env: z.string(),
  id: z.string(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
})

export type KeptOverride = z.infer<typeof Kept> & { readonly revokedAt?: string | undefined }

export interface OverridePlace {
  readonly store: ReleaseStore
  readonly environment: string
  readonly trust: Trust
}

const ENDING = '.json'
const REVOKED = '.revoked.json'

const folderOf = (environment: string) => `overrides/${environment}`
export const overrideKey = (environment: string, id: string): string =>
  `${folderOf(environment)}/${id}${ENDING}`
export const revocationKey = (environment: string, id: string): string =>
  `${folderOf(environment)}/${id}${REVOKED}`

/** The id of the override in a file; `undefined` for other files. */
function idOf(name: string): string | undefined {
  const id = name.slice(0, -ENDING.length)
  return name.endsWith(ENDING) && isUuid(id) ? id : undefined
}

/** Ids start with their creation time, so old ones can be skipped. */
const firstIdOf = (time: number) => uuid({ msecs: time, random: new Uint8Array(16), seq: 0 })

/** Whether the override is still in effect. */
export const isLive = (
  { expiresAt, revokedAt }: Pick<KeptOverride, 'expiresAt' | 'revokedAt'>,
  now = Date.now(),
): boolean => revokedAt === undefined && now < Date.parse(expiresAt)

/** Reads overrides. Entries never change, so each is read and verified once. */
export function keptOverrides({ store, environment, trust }: OverridePlace) {
  const known = new Map<string, KeptOverride>()

  async function read(id: string): Promise<KeptOverride> {
    const before = known.get(id)
    if (before) return before
    const bytes = await store.get(overrideKey(environment, id))
    const kept = unseal(trust, OVERRIDE, Kept, bytes, `The override ${id}`)
    if (kept.id !== id || kept.env !== environment)
      throw new ReleaseError('corrupt', `The override ${id} does not match its key in the store.`)
    known.set(id, kept)
    return kept
  }

  async function withRevocation(kept: KeptOverride): Promise<KeptOverride> {
    if (kept.revokedAt !== undefined) return kept
    const bytes = await store.get(revocationKey(environment, kept.id))
    const { at } = unseal(trust, REVOCATION, Revocation, bytes, `The end of the override ${kept.id}`)
    const revoked = { ...kept, revokedAt: at }
    known.set(kept.id, revoked)
    return revoked
  }

  return {
    /** The overrides created since then, newest first. Ignores entries without a trusted signature. */
    async since(time: number): Promise<KeptOverride[]> {
      const first = overrideKey(environment, firstIdOf(time))
      const keys = await store.list(folderOf(environment), first)
      const names = keys.map((key) => key.slice(folderOf(environment).length + 1))
      const ids = names.flatMap((name) => idOf(name) ?? [])
      const revoked = new Set(names.filter((name) => name.endsWith(REVOKED)))
      for (const id of known.keys()) if (!ids.includes(id)) known.delete(id)
      const found = ids.reverse().map(async (id) => {
        try {
          const kept = await read(id)
          return revoked.has(id + REVOKED) ? await withRevocation(kept) : kept
        } catch (error) {
          if (failedAs('corrupt', error)) return []
          throw error
        }
      })
      return (await Promise.all(found)).flat()
    },

    /** The override with this ID. Fails as `absent` when it does not exist. */
    find: (id: string): Promise<KeptOverride> => read(isUuid(id) ? id : 'none'),
  }
}

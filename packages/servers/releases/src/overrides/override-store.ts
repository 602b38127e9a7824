import { changeReason } from '@portal/contract/formats.ts'
import { MAX_PREVIEW_HOURS, maxHours, type Override } from '@portal/contract/releases/override-schemas.ts'
import { OVERRIDE_LINK } from '@portal/contract/served-release.ts'
import { v7 as uuid } from 'uuid'
import type { OverrideRequest } from '../operations/release-operations.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { seal } from '../signing/seal.ts'
import type { Signer } from '../signing/signatures.ts'
import {
  isLive,
  type KeptOverride,
  keptOverrides,
  OVERRIDE,
  type OverridePlace,
  overrideKey,
  REVOCATION,
  revocationKey,
} from './kept-overrides.ts'

const HOUR_MS = 3_600_000
/** How long an override is listed after its creation, or until its end. */
const SHOWN_MS = 24 * HOUR_MS
const MAX_MS = MAX_PREVIEW_HOURS * HOUR_MS

interface Place extends OverridePlace {
  readonly signer: Signer
  /** The portal's public address. */
  readonly portalOrigin: string
}

function requireReason(reason: string): string {
  const given = changeReason.safeParse(reason)
  if (given.success) return given.data
  throw new ReleaseError(
    'refused',
    'Creating or revoking an override requires a reason of 10 to 500 characters.',
  )
}

/** Overrides: published versions for chosen people, each a signed entry of the store. */
export function overrideStore({ signer, portalOrigin, ...place }: Place) {
  const { store, environment } = place
  const kept = keptOverrides(place)

  const shown = ({ schema: _schema, env: _env, ...override }: KeptOverride): Override => ({
    ...override,
    link: `${portalOrigin}${OVERRIDE_LINK}${override.id}`,
  })

  return {
    /** Those of the last day and those in effect, newest first. */
    async list(): Promise<Override[]> {
      const now = Date.now()
      const found = await kept.since(now - MAX_MS)
      return found.filter((one) => isLive(one, now) || Date.parse(one.at) >= now - SHOWN_MS).map(shown)
    },

    async create(request: OverrideRequest, by: string): Promise<Override> {
      const { person, alsoFor = [], versions, hours, reason } = request
      const longest = maxHours(versions)
      if (!(hours > 0 && hours <= longest))
        throw new ReleaseError('refused', `An override of these versions lasts at most ${longest} hours.`)
      const now = Date.now()
      const override = {
        schema: OVERRIDE,
        env: environment,
        id: uuid(),
        person: person.toLowerCase(),
        ...(alsoFor.length > 0 && { alsoFor: alsoFor.map((one) => one.toLowerCase()) }),
        versions: { ...versions },
        by,
        at: new Date(now).toISOString(),
        expiresAt: new Date(now + hours * HOUR_MS).toISOString(),
        reason: requireReason(reason),
      } as const
      await store.putNew(overrideKey(environment, override.id), seal(signer, OVERRIDE, override))
      return shown(override)
    },

    /** Revokes an override. Fails as `absent` when the id does not exist. */
    async revoke(id: string, by: string, reason: string): Promise<void> {
      await kept.find(id).catch((error: unknown) => {
        throw failedAs('absent', error)
          ? new ReleaseError('absent', `The override "${id}" does not exist.`)
          : error
      })
      const at = new Date().toISOString()
      const entry = { schema: REVOCATION, env: environment, id, by, at, reason: requireReason(reason) }
      await store.putNew(revocationKey(environment, id), seal(signer, REVOCATION, entry))
    },
  }
}

import type { KeyedHashes } from '@portal/accounts/sign-ins/keyed-hash.ts'
import { type AccessTokenVerifier, accessTokenVerifier } from '@portal/server-common/access/access-token.ts'
import { identityProvider } from '@portal/server-common/identity/identity-provider.ts'
import { log } from '@portal/server-common/log.ts'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { issuerKeys } from './issuer-keys.ts'
import { operatorOfSignIn } from './operator-of-sign-in.ts'

interface Dependencies {
  readonly db: Database
  readonly hashes: KeyedHashes
}

/** Verifies the access tokens of the configured provider and finds their operators. */
export function verifierOf({ db, hashes }: Dependencies, settings: Settings): AccessTokenVerifier {
  const { issuer, provider, operatorClaim: claim } = settings
  const { facts } = identityProvider({ ...provider, IDENTITY_ISSUER: issuer }, (message) =>
    log.warn('provider-not-discovered', { message }),
  )
  const onUnknown = (message: string, account: string) => log.warn('operator-unknown', { account, message })
  const operatorOf =
    claim === 'sub' ? undefined : operatorOfSignIn({ db, issuer, claim, hashes, facts, onUnknown })
  const keysAddress = async () => (await facts()).jwks
  return accessTokenVerifier({ ...settings, keysAddress, operatorOf }, issuerKeys(db, issuer))
}

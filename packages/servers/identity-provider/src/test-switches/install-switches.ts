import { createLocalJWKSet } from 'jose'
import type { Provider } from 'oidc-provider'
import { makeSigningKey, type SigningKeys } from '../provider/signing-keys.ts'
import { switchRoutes } from './switch-routes.ts'
import { switchedAnswers } from './switched-answers.ts'
import type { SwitchBoard } from './switches.ts'

/** Lets tests falsify the answers of this server. Otherwise, the addresses for that do not exist. */
export async function installSwitches(
  provider: Provider,
  switches: SwitchBoard,
  keys: SigningKeys,
): Promise<void> {
  const usual = keys.signingKey
  const other = await makeSigningKey()
  keys.findPublicKey = createLocalJWKSet({ keys: [usual.publicJwk, other.publicJwk] })
  provider.use(switchRoutes(switches))
  provider.use(switchedAnswers(switches, { usual, other }))
}

import type { AccessSet } from '@portal/contract/access-set.ts'
import type { AuthConfig } from '@portal/contract/portal-config.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { Notices } from './notices.ts'
import type { Renewal } from './renew-tokens.ts'
import type { SignInFlow } from './sign-in-flow.ts'
import type { SignInMemory } from './sign-in-memory.ts'
import type { TabChannel } from './tab-channel.ts'
import type { TokenVault } from './token-vault.ts'

/** What a session works with; nothing of it is reached for, so a test can stand in for any part. */
export interface SessionCollaborators {
  readonly auth: AuthConfig
  readonly vault: TokenVault
  readonly provider: IdentityProvider
  readonly notices: Notices
  readonly memory: SignInMemory
  readonly tabs: TabChannel
  readonly page: Pick<Location, 'origin' | 'pathname' | 'assign'>
  renewTokens(staleToken: string | undefined): Promise<Renewal>
  readAccess(): Promise<AccessSet>
  /** The parts that need the sign-in library, loaded when they are used. */
  loadSignIn(): Promise<SignInFlow>
  /** Forgets everything that was read for the operator who left. */
  forgetData(): void
}

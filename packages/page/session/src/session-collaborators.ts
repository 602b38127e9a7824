import type { AccessSet } from '@portal/contract/access-set.ts'
import type { AuthConfig } from '@portal/contract/portal-config.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { Notices } from './notices.ts'
import type { Renewal } from './renew-tokens.ts'
import type { SharedMemory } from './shared-memory.ts'
import type { SignInFlow } from './sign-in-flow.ts'
import type { SignInMemory } from './sign-in-memory.ts'
import type { TabChannel } from './tab-channel.ts'
import type { TokenVault } from './token-vault.ts'

/** Dependencies of a session, all passed in, so that a test can replace any of them. */
export interface SessionCollaborators {
  readonly auth: AuthConfig
  readonly vault: TokenVault
  readonly provider: IdentityProvider
  readonly notices: Notices
  readonly memory: SignInMemory
  readonly shared: SharedMemory
  readonly tabs: TabChannel
  readonly page: Pick<Location, 'origin' | 'pathname' | 'search' | 'assign'>
  renewTokens(staleToken: string | undefined): Promise<Renewal>
  readAccess(): Promise<AccessSet>
  /** Called when the operator's access has changed. */
  onAccessChanged(): void
  /** The parts that need the sign-in library, loaded on demand. */
  loadSignIn(): Promise<SignInFlow>
  /** Throws when the browser keeps nothing between page loads, so that no response could be matched. */
  requireStorage(): void
  /** How many milliseconds this computer's clock is ahead; 0 when unknown. */
  clockSkew(): Promise<number>
  /** Whether the screen has input that would be lost by leaving. */
  holdsWork(): boolean
  /** Clears all data of the operator who left. */
  forgetData(): void
}

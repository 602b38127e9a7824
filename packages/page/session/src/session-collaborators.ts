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

/** What a session works with; nothing of it is reached for, so a test can replace any part. */
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
  /** The parts that need the sign-in library, loaded when they are used. */
  loadSignIn(): Promise<SignInFlow>
  /** Throws when the browser keeps nothing between page loads, so that no answer could be matched. */
  requireStorage(): void
  /** By how many milliseconds this computer's clock is ahead; 0 when that cannot be found out. */
  clockSkew(): Promise<number>
  /** Whether the screen holds something typed that leaving it would lose. */
  holdsWork(): boolean
  /** Forgets everything that was read for the operator who left. */
  forgetData(): void
}

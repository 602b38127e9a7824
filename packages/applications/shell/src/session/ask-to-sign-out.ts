import { signOut } from '@portal/session'
import { leaveGuard } from '@portal/ui/blocks'

/** Signs out, after a question if something would be lost. Its code is not part of the first screen. */
export async function askToSignOut(): Promise<void> {
  try {
    const { signOutAfterAsking } = await import('./sign-out-after-asking.ts')
    await signOutAfterAsking()
  } catch {
    // Nobody must stay signed in because a file cannot be loaded.
    if (await leaveGuard.mayLeave()) await signOut()
  }
}

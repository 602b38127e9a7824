import { ProviderError } from './provider-error.ts'
import { returnAddress } from './return-address.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { SignInError } from './sign-in-error.ts'
import type { SignInAnswer } from './sign-in-flow.ts'

/** The code or its state was used before: by the Back button, or a reload. */
const isUsedUp = (error: unknown) =>
  (error instanceof SignInError && error.message === 'Invalid state') ||
  (error instanceof ProviderError && error.code === 'invalid_grant')

/**
 * The steps from the provider's answer to an open session. Each is taken once: after a failure, the next try
 * resumes where this one stopped.
 */
export function createSignInSteps(
  { vault, tabs, page, loadSignIn }: SessionCollaborators,
  open: () => Promise<void>,
) {
  let answer: Promise<SignInAnswer> | undefined
  let hasTokens = false

  async function takeAll(answerUrl: string): Promise<string> {
    const flow = await loadSignIn()
    answer ??= flow.readAnswer(answerUrl)
    const given = await answer
    if (!hasTokens) {
      vault.save(await flow.exchange(given))
      hasTokens = true
    }
    await open()
    tabs.tell({ type: 'signed in' })
    return returnAddress(given.returnTo, page.origin)
  }

  return {
    hasTokens: () => hasTokens,
    /** Returns the address to go to; an operator who was signed in before goes on without an answer. */
    async take(answerUrl: string): Promise<string> {
      await vault.reread()
      const wasSignedIn = vault.accessToken() !== undefined && vault.idToken() !== undefined
      try {
        return await takeAll(answerUrl)
      } catch (error) {
        if (hasTokens || !wasSignedIn || !isUsedUp(error)) throw error
        await open()
        return '/'
      }
    },
  }
}

export type SignInSteps = ReturnType<typeof createSignInSteps>

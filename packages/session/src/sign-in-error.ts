/** A sign-in that cannot be completed. The message is the specification's detail (section 8) or a sentence of ours. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
}

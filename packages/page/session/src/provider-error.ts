/** The identity provider refused. `code` is its OAuth error, for example `invalid_grant`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, code?: string) {
    super('The identity provider refused the request.')
    this.status = status
    this.code = code
  }
}

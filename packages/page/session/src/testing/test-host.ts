import { PORTAL_SESSION } from '@portal/contract/headers.ts'
import type { HostSession } from '@portal/contract/portal-config.ts'
import type { Tokens } from '../token-vault.ts'
import { TestServer } from './test-server.ts'

const NOTHING: HostSession = { isRenewable: false }

/** A portal host that keeps the tokens of its browser, as a page sees it. */
export class TestHost {
  readonly server = new TestServer()
  session = NOTHING
  /** The provider no longer accepts the session's tokens. */
  isOver = false

  async start(): Promise<void> {
    await this.server.start()
    this.server.answer = ({ method, path, headers }) => {
      if (path !== '/session' || headers[PORTAL_SESSION.toLowerCase()] !== '1')
        return { status: 403, body: {} }
      if (method === 'DELETE') this.session = NOTHING
      if (this.isOver) return { status: 401, body: { isRenewable: this.session.isRenewable } }
      return method === 'DELETE' ? { status: 204 } : { body: this.session }
    }
  }

  stop(): Promise<void> {
    return this.server.stop()
  }

  /** Stores the provider's tokens, as when it forwards a token response. */
  keep({ accessToken, idToken, sessionExpiresIn }: Tokens): void {
    this.session = { accessToken, idToken, isRenewable: true, ...(sessionExpiresIn && { sessionExpiresIn }) }
  }
}

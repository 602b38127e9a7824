import { PORTAL_SESSION } from '@portal/contract/headers.ts'
import type { HostSession } from '@portal/contract/portal-config.ts'
import type { Tokens } from '../token-vault.ts'
import { TestServer } from './test-server.ts'

const NOTHING: HostSession = { isRenewable: false }

/** What a page sees of a portal host that keeps the tokens of its browser. */
export class TestHost {
  readonly server = new TestServer()
  session = NOTHING
  /** The provider takes the session's tokens no longer. */
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

  /** Keeps what the provider gave, as when it passes a token answer on. */
  keep({ accessToken, idToken, sessionExpiresIn }: Tokens): void {
    this.session = { accessToken, idToken, isRenewable: true, ...(sessionExpiresIn && { sessionExpiresIn }) }
  }
}

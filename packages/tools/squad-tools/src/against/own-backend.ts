import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { backendOf } from '@portal/build/src/backend-of.ts'
import { freePort } from '@portal/server-common/free-port.ts'

/** Its command runs a program again whenever one of its files changes. */
const TSX = createRequire(import.meta.url).resolve('tsx/cli')

/** The backend of an application that runs from source. */
export interface OwnBackend {
  /** Where the page calls it. */
  readonly prefix: string
  readonly url: string
  stop(): Promise<void>
}

/** What the page of a portal says about it. */
export interface PortalFacts {
  readonly accountId: string
  readonly apiBase: string
  readonly auth: {
    readonly issuer: string
    readonly clientId: string
    readonly endpoints: { readonly jwks: string }
  }
}

/** The settings of a backend for the people of a portal. */
function settingsFor({ accountId, apiBase, auth }: PortalFacts, remote: URL): Record<string, string> {
  return {
    API_URL: new URL(apiBase, remote).href,
    ACCOUNT_ID: accountId,
    CLIENT_ID: auth.clientId,
    IDENTITY_ISSUER: auth.issuer,
    ...(URL.canParse(auth.endpoints.jwks) && {
      IDENTITY_DISCOVERY: 'off',
      IDENTITY_KEYS_URL: auth.endpoints.jwks,
    }),
  }
}

interface Line {
  readonly event?: string
  readonly level?: string
}

/** A line of the log, or nothing for other output. */
function lineOf(text: string): Line {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * Runs the backend of an application from source, beside a remote portal, and again whenever one of its files changes;
 * nothing if it has none. Its errors are shown, and when it answers again.
 */
export async function watchBackend(
  application: string,
  name: string,
  portal: PortalFacts,
  remote: URL,
): Promise<OwnBackend | undefined> {
  const program = backendOf(application)
  if (program === undefined) return undefined
  const port = await freePort()
  const child = spawn(process.execPath, [TSX, 'watch', '--clear-screen=false', program], {
    cwd: application,
    env: { ...process.env, ...settingsFor(portal, remote), BACKEND_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const prefix = `/api/x/${name.replace('@portal/', '')}`
  createInterface({ input: child.stdout }).on('line', (text) => {
    const { event, level } = lineOf(text)
    if (event === 'ready') console.info(`The backend in src/backend.ts answers at ${prefix}`)
    else if (level === 'warn' || level === 'error') console.error(text)
  })
  const ended = once(child, 'exit')
  return {
    prefix,
    url: `http://localhost:${port}`,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Where a call of the page goes at the backend; `undefined` for any other address. */
export function addressAt(backend: OwnBackend | undefined, { pathname, search }: URL): string | undefined {
  if (!backend || !pathname.startsWith(`${backend.prefix}/`)) return undefined
  return backend.url + pathname.slice(backend.prefix.length) + search
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { WORLD } from './world.ts'

/** Runs the backend that a squad has built, for the portal under test. */
export async function startBuiltBackend(repository: string, port: number) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist-backend/backend.js'], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      BACKEND_PORT: String(port),
      API_URL: WORLD.apiUrl,
      IDENTITY_ISSUER: WORLD.identityUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const early = ended.then(() => {
    throw new Error('The backend ended before it was ready.')
  })
  await Promise.race([once(createInterface({ input: child.stdout }), 'line'), early])
  early.catch(() => undefined)
  return {
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { type HostSettings, readSettings } from './settings.ts'

function sentenceOf(error: unknown, port?: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program, or set PORTAL_PORT to another port.`
  }
  return error instanceof Error ? error.message : 'The portal host could not start.'
}

/** Runs a host as this process, with settings from the environment, until it is stopped. */
export async function runHost(create: (settings: HostSettings) => Promise<FastifyInstance>): Promise<void> {
  let port: number | undefined
  try {
    const settings = readSettings(process.env)
    port = settings.port
    const host = await create(settings)
    await host.listen({ port, host: settings.server.listenAddress })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void host.close().then(() => process.exit(0)))
    }
    console.info(`Portal host ready at http://localhost:${port}`)
  } catch (error) {
    console.error(sentenceOf(error, port))
    process.exit(1)
  }
}

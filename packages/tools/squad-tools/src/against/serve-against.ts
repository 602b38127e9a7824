import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEVELOPMENT_BUNDLES, watchBundles } from '@portal/build/src/dev/watch-bundles.ts'
import { packageFolder } from '@portal/build/src/workspace.ts'
import { serveAgainst } from './against-proxy.ts'
import { requireFreePort } from './free-port.ts'
import { type PortalFacts, watchBackend } from './own-backend.ts'
import { readBlock } from './page-blocks.ts'
import { whyUnreachable } from './why-unreachable.ts'

/** Production React cannot hot-update components. */
const REACT = packageFolder('shared-libraries')

/** The folder of an application: a package by its name, or the working directory. */
function applicationFolder(word: string): string {
  const ofPackage = packageFolder(word)
  const folder = existsSync(join(ofPackage, 'webpack.config.ts')) ? ofPackage : resolve(word)
  if (existsSync(join(folder, 'src', 'routes.ts'))) return folder
  throw new Error(
    `${word} is not an application: it is neither a package with screens nor a folder with src/routes.ts.`,
  )
}

function addressOf(text: string | undefined): URL {
  if (text === undefined)
    throw new Error('Add the address of the portal to show it in, such as https://portal.staging.example.')
  if (/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return new URL(text)
  throw new Error(`"${text}" is not the address of a portal, such as https://portal.staging.example.`)
}

/** What a portal's page says about it. Throws an `Error` with a one-sentence message when the address is not a portal. */
async function portalAt(remote: URL): Promise<PortalFacts> {
  const response = await fetch(remote, { headers: { accept: 'text/html' } }).catch((error: unknown) => {
    throw new Error(whyUnreachable(remote, error))
  })
  return readBlock(await response.text(), 'config')
}

async function develop(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, port: { type: 'string' } },
  })
  const remote = addressOf(values.against ?? positionals[1])
  const port = Number(values.port ?? process.env.DEVELOPMENT_PORT ?? 9700)
  await requireFreePort(port)
  const application = applicationFolder(positionals[0] ?? '')
  const { name } = JSON.parse(readFileSync(join(application, 'package.json'), 'utf8'))
  const portal = await portalAt(remote)
  const sources = [...new Set([application, REACT])]
  console.info(`Building ${name} from source …`)
  const bundles = await watchBundles(sources)
  await bundles.ready
  const folders = sources.map((folder) => join(DEVELOPMENT_BUNDLES, basename(folder)))
  const backend = await watchBackend(application, name, portal, remote)
  const server = await serveAgainst({ remote, port, folders, shown: name, newsUrl: bundles.newsUrl, backend })
  const origin = `http://localhost:${port}`
  console.info(
    `${name} from source, inside ${remote.origin}: ${origin}\nTo sign in, ${origin}/callback must be a redirect address of the client ${portal.auth.clientId} at ${portal.auth.issuer}. The embedded provider needs DEVELOPMENT_ORIGINS=${origin}.`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void Promise.all([bundles.stop(), backend?.stop()]).then(() => process.exit(0))
    })
  }
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'Could not start.')
  process.exit(1)
})

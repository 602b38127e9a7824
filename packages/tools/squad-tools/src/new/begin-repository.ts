import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FACTS_FILE, type WorkspaceFacts } from '../pack/workspace-facts.ts'
import { makeRepository } from './make-repository.ts'
import { fromPortal } from './portal-origin.ts'
import { requireName, requireUntaken } from './valid-name.ts'

const USAGE =
  'Enter the name of the application and the address of the portal: npx @portal/create shops --url https://portal.example'

/** The facts of the portal's repository, as packed beside this program. */
const readFacts = (): WorkspaceFacts =>
  JSON.parse(readFileSync(new URL(`../../${FACTS_FILE}`, import.meta.url), 'utf8'))

/** The address of a portal, without a path. */
function portalAt(url: string | undefined): string {
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(USAGE)
  return new URL(url).origin
}

function begin(): readonly string[] {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } })
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new Error(USAGE)
  requireName(name)
  const portal = portalAt(values.url ?? process.env.RELEASE_URL)
  const facts = readFacts()
  requireUntaken(name, facts.taken)
  const folder = resolve(name)
  makeRepository({ name, folder, origin: fromPortal(portal, facts) }, facts)
  return [
    `${folder} is the new repository of @portal/${name}. Next:`,
    `  cd ${name}`,
    '  npm install',
    '  npm test',
    `  npm run dev -- ${portal}`,
    'Its README.md describes how to release.',
  ]
}

try {
  console.info(begin().join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

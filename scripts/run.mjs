import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(`${repository}package.json`, 'utf8')).portal

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)

/** Installs what the lock file names, unless that has been done since it last changed. */
export function install() {
  const done = `${repository}node_modules/.modules.yaml`
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(`${repository}pnpm-lock.yaml`).mtimeMs) return
  console.info('Installing dependencies …')
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0)
    stop('The dependencies could not be installed. Fix the error above or check the network, then try again.')
}

const THEME = `${repository}packages/page/ui/src/theme`
const STYLED_SYSTEM = `${repository}packages/page/ui/styled-system`

/** Writes the code that the sources take from the theme, unless that has been done since the theme last changed. */
function writeStyledSystem() {
  const changes = readdirSync(THEME).map((file) => statSync(`${THEME}/${file}`).mtimeMs)
  if (existsSync(STYLED_SYSTEM) && statSync(STYLED_SYSTEM).mtimeMs >= Math.max(...changes)) return
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/tools/build/src/write-styled-system.ts'],
    {
      cwd: repository,
      stdio: 'inherit',
    },
  )
  if (status !== 0) stop('The styles of the theme could not be written. Fix the error above.')
  utimesSync(STYLED_SYSTEM, new Date(), new Date())
}

/** Installs, then runs a TypeScript file of a package and exits with its exit code. Forwards signals. */
export async function run(file, ...args) {
  install()
  writeStyledSystem()
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: repository,
    stdio: 'inherit',
  })
  // The terminal signals the child as well; the prompt returns when the child is done.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

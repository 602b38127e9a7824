import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  // The same engine without the browser UI, which uses a fifth less CPU.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const find = () => PLACES.find((place): place is string => place !== undefined && existsSync(place))

const isRoot = () => process.getuid?.() === 0
const isDebian = () => existsSync('/etc/debian_version')

function installDebianPackage(): void {
  console.info('Installing Chromium …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  }
}

/** The Chromium for browser tests; installed as a Debian package where possible. Throws a sentence. */
export function findChromium(): string {
  const present = find()
  if (present) return present
  if (isRoot() && isDebian()) installDebianPackage()
  const installed = find()
  if (installed) return installed
  throw new Error('Chromium is needed for the browser tests. Install it, or set CHROMIUM_PATH to its path.')
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same engine without the browser UI, whose windows cost twice the CPU time of our pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const find = () => PLACES.find((place): place is string => place !== undefined && existsSync(place))

const isRoot = () => process.getuid?.() === 0
const isDebian = () => existsSync('/etc/debian_version')

/** Does nothing where it may not install packages. */
function installHeadlessShell(): void {
  if (!isRoot() || !isDebian()) return
  console.info('Installing Chromium …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  }
}

/** An installed Chromium, or a new one where packages may be installed. Throws an `Error` with a one-sentence message. */
export function findChromium(): string {
  if (!find()) installHeadlessShell()
  const found = find()
  if (found) return found
  throw new Error('Chromium is needed for the browser tests. Install it, or set CHROMIUM_PATH to its path.')
}

/**
 * The Chromium for hundreds of tests: where packages may be installed, the headless shell, even beside another
 * Chromium. Throws an `Error` with a one-sentence message.
 */
export function findHeadlessShell(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) installHeadlessShell()
  return findChromium()
}

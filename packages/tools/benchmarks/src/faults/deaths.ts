import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from '../figures.ts'
import { startWatchedPortal, type WatchedPortal } from '../watched-portal.ts'

/** Names in the console, and the end of their command. */
const SERVERS = {
  'task-worker': 'reference-api/dist/worker.js',
  'reference-api': 'reference-api/dist/main.js',
  'identity-provider': 'identity-provider/dist/main.js',
  'portal-host': 'portal-host/dist/main.js',
} as const

const GOAL_MS = 10_000
const DISK_SIZE = '400m'
const MEGABYTE = Buffer.alloc(1024 * 1024)

async function measureDeath(portal: WatchedPortal, name: string, pid: number): Promise<void> {
  const back = portal.untilSaid(new RegExp(`^The ${name} is running again\\.$`))
  const startedAt = performance.now()
  process.kill(pid, 'SIGKILL')
  await back
  await portal.untilReady()
  print({
    name: `kill -9 of ${name}: until all is ready again`,
    unit: 'ms',
    values: [performance.now() - startedAt],
    goal: GOAL_MS,
  })
}

const postmaster = (data: string) =>
  Number.parseInt(readFileSync(join(data, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10)

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, MEGABYTE)
  } catch {
    // Write until the disk is full.
  } finally {
    closeSync(file)
  }
}

/** The worst case of a full disk: the database ends and cannot restart before space is free. */
async function measureFullDisk(portal: WatchedPortal, data: string): Promise<void> {
  const before = Object.values(SERVERS).map(portal.processOf)
  const filling = join(data, 'filling')
  fill(filling)
  const stuck = portal.untilSaid(/^The database could not be started/)
  process.kill(postmaster(data), 'SIGKILL')
  await stuck
  const back = portal.untilSaid(/^The database is running again\.$/)
  rmSync(filling)
  const startedAt = performance.now()
  await back
  await portal.untilReady()
  const ms = performance.now() - startedAt
  const exited = Object.values(SERVERS).filter(
    (program, index) => portal.processOf(program) !== before[index],
  )
  print({ name: 'full disk: until all is ready again', unit: 'ms', values: [ms], goal: GOAL_MS })
  print({ name: 'full disk: exited servers', unit: 'servers', values: [exited.length], goal: 0 })
}

/** Kills each part of a running portal and, where a small disk can be mounted, fills the disk. */
export async function measureDeaths(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'portal-faults-'))
  const hasDisk = process.getuid?.() === 0 && process.platform === 'linux'
  if (hasDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', data])
  try {
    const portal = await startWatchedPortal(data)
    try {
      for (const [name, program] of Object.entries(SERVERS))
        await measureDeath(portal, name, portal.processOf(program))
      await measureDeath(portal, 'database', postmaster(data))
      if (hasDisk) await measureFullDisk(portal, data)
      else console.info('left out  full disk: only root can make a small one, on Linux')
    } finally {
      await portal.stop()
    }
  } finally {
    if (hasDisk) execFileSync('umount', [data])
    rmSync(data, { recursive: true })
  }
}

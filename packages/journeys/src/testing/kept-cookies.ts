import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cookie } from 'playwright-core'

/** Names the folder to the processes that run the tests. */
const FOLDER = 'KEPT_COOKIES_DIR'

const fileOf = (name: string) => join(process.env[FOLDER] ?? tmpdir(), `${name}.json`)

/** Makes the folder in which the tests of one run share what they keep. */
export function openKeptCookies(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'portal-cookies-'))
}

export function removeKeptCookies(): void {
  rmSync(process.env[FOLDER] ?? '', { recursive: true, force: true })
}

/** Keeps the cookies for all tests of the run. Another process may read at the same time, so the file comes whole. */
export function keepCookies(name: string, cookies: readonly Cookie[]): void {
  const draft = `${fileOf(name)}.${process.pid}`
  writeFileSync(draft, JSON.stringify(cookies))
  renameSync(draft, fileOf(name))
}

export function keptCookies(name: string): Cookie[] | undefined {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : undefined
}

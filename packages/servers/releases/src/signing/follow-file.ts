import { statSync } from 'node:fs'
import { log } from '@portal/server-common/log.ts'

/** A change takes effect within this time. */
const CHECK_INTERVAL_MS = 1_000

const stateOf = (file: string) => {
  const { mtimeMs, size, ino } = statSync(file)
  return `${mtimeMs} ${size} ${ino}`
}

/**
 * Follows the content of a file; a change takes effect within a second. Keeps the last content of a file that
 * becomes unreadable, and reports that once. The initial read throws whatever `read` throws.
 */
export function followFile<Value>(file: string, read: (file: string) => Value): () => Value {
  let value = read(file)
  let state = stateOf(file)
  let lookedAt = Date.now()

  function look(): void {
    lookedAt = Date.now()
    let now = 'gone'
    try {
      now = stateOf(file)
      if (now !== state) value = read(file)
    } catch (error) {
      const message = `Keeping the previous content: ${error instanceof Error ? error.message : ''}`
      if (now !== state) log.error('file-unreadable', { message })
    }
    state = now
  }

  return () => {
    if (Date.now() - lookedAt >= CHECK_INTERVAL_MS) look()
    return value
  }
}

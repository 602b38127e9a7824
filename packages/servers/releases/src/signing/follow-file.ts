import { statSync } from 'node:fs'

/** A change counts within so long. */
const LOOK_MS = 1_000

const stateOf = (file: string) => {
  const { mtimeMs, size, ino } = statSync(file)
  return `${mtimeMs} ${size} ${ino}`
}

/**
 * Gives what a file says, read again within a second of a change. A file that cannot be read any more leaves what was read
 * last, which is said once. Throws what `read` throws the first time.
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
      if (now !== state)
        console.error(`What was read before counts on: ${error instanceof Error ? error.message : ''}`)
    }
    state = now
  }

  return () => {
    if (Date.now() - lookedAt >= LOOK_MS) look()
    return value
  }
}

export interface StoredChoice<Choice extends string> {
  get(): Choice
  set(value: Choice): void
}

/**
 * A choice of a few words, stored in local storage, or in memory when storage is blocked. Long lists of words
 * are given as a function, called only when a value is stored.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[] | (() => readonly Choice[]),
  fallback: Choice,
): StoredChoice<Choice> {
  let current: Choice | undefined

  function read(): Choice {
    const kept = readStorage(key)
    if (kept === null) return fallback
    const all = typeof choices === 'function' ? choices() : choices
    return all.find((choice) => choice === kept) ?? fallback
  }

  return {
    get() {
      current ??= read()
      return current
    },
    set(value) {
      current = value
      writeStorage(key, value)
    },
  }
}

function readStorage(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: keep the choice in memory.
  }
}

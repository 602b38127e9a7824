export interface StoredChoice<Choice extends string> {
  get(): Choice
  set(value: Choice): void
}

/**
 * One of a few words, remembered in local storage; when storage is blocked, only until the page is closed. Words that
 * take long to list are given as a function, which is asked when there is something to find among them.
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
    // Blocked or full: the choice then lives as long as the page.
  }
}

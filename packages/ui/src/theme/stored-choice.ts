export interface StoredChoice<Choice extends string> {
  get(): Choice
  set(value: Choice): void
}

/** One of a few words, remembered in local storage; when storage is blocked, only until the page is closed. */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): StoredChoice<Choice> {
  let current: Choice | undefined

  const read = () => choices.find((choice) => choice === readStorage(key)) ?? fallback

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

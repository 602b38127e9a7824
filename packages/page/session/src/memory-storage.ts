/** Replaces a blocked browser storage; lost with the page. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()

  get length(): number {
    return this.#items.size
  }

  key = (index: number): string | null => [...this.#items.keys()][index] ?? null
  getItem = (name: string): string | null => this.#items.get(name) ?? null
  setItem = (name: string, value: string): void => void this.#items.set(name, value)
  removeItem = (name: string): void => void this.#items.delete(name)
  clear = (): void => this.#items.clear()
}

const PROBE = 'portal.probe'

/** Returns the storage from `give`, or `undefined` when the browser blocks it: even access may throw. */
export function usableStorage(give: () => Storage): Storage | undefined {
  try {
    const storage = give()
    storage.setItem(PROBE, '1')
    storage.removeItem(PROBE)
    return storage
  } catch {
    return undefined
  }
}

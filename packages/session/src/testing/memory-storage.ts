/** A `sessionStorage` for tests that run without a window. */
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

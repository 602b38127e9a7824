/**
 * A value that this device keeps under a key: read checked, so that what an older version or somebody else left there
 * does no harm. Where storage is blocked or full, nothing is kept and nothing breaks.
 */
export function storedValue<Value>(key: string, isValid: (value: unknown) => value is Value) {
  return {
    get(): Value | undefined {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
        return isValid(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    set(value: Value | undefined): void {
      try {
        if (value === undefined) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Blocked or full.
      }
    },
  }
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

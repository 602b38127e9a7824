/**
 * A value stored on this device under a key; validated on read, since older versions or others may have
 * written it. Where storage is blocked or full, nothing is stored.
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
        // Storage is blocked or full.
      }
    },
  }
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

import { useSession } from '@portal/session'
import { storedValue } from '@portal/ui/blocks'

/**
 * A small value that this device stores for the operator, such as the last choice. `name` identifies it;
 * `isValid` rejects values stored by older versions. Stores nothing where storage is blocked.
 */
export function useKept<Value>(name: string, isValid: (value: unknown) => value is Value) {
  const session = useSession()
  const owner = session.status === 'authenticated' ? session.user.sub : ''
  return storedValue(`portal.${name}.${owner}`, isValid)
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Same for a short text. */
export const useKeptText = (name: string) => useKept(name, isText)

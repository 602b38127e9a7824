import { useSession } from '@portal/session'
import { storedValue } from '@portal/ui/kit'

/**
 * A small value that this device keeps for the operator, such as what was chosen last. `name` tells values apart, and
 * `isValid` what may be read: what an older version has left does no harm. Where storage is blocked, nothing is kept.
 */
export function useKept<Value>(name: string, isValid: (value: unknown) => value is Value) {
  const session = useSession()
  const owner = session.status === 'authenticated' ? session.user.sub : ''
  return storedValue(`portal.${name}.${owner}`, isValid)
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The same for a short text. */
export const useKeptText = (name: string) => useKept(name, isText)

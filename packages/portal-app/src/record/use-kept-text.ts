import { useSession } from '@portal/session'
import { storedValue } from '@portal/ui/kit'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * A short text that this device keeps for the operator, such as what was chosen last. `name` tells texts apart. Where
 * storage is blocked, nothing is kept.
 */
export function useKeptText(name: string) {
  const session = useSession()
  const owner = session.status === 'authenticated' ? session.user.sub : ''
  return storedValue(`portal.${name}.${owner}`, isText)
}

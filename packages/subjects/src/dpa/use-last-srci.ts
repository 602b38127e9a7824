import { useSession } from '@portal/session'
import { storedValue } from '@portal/ui/kit'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The id of the SRC initiator for which the operator added a DPA last, on this device. */
export function useLastSrci() {
  const session = useSession()
  const owner = session.status === 'authenticated' ? session.user.sub : ''
  return storedValue(`portal.last-srci.${owner}`, isText)
}

import type { DictionaryName } from '@portal/contract/accounts/account.ts'
import { getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'

/**
 * The values of a dictionary as defined by the account; until they load, `known`, the values of this portal
 * version.
 */
export function useDictionary(name: DictionaryName, known: readonly string[]): readonly string[] {
  const enabled = useCan(getDictionary)
  const { data } = useQuery({ ...queryFor(getDictionary, { params: { name } }), enabled })
  return data?.values ?? known
}

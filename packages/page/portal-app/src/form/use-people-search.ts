import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Option } from '@portal/ui/form'
import { type RowSearch, useRowSearch } from './use-row-search.ts'

export interface PeopleSearch extends Omit<RowSearch<User>, 'rows'> {
  readonly people: readonly User[] | undefined
  /** The people found, by their emails. */
  readonly options: readonly Option[]
}

/** Finds people by what is typed of their names or emails. */
export function usePeopleSearch(): PeopleSearch {
  const { rows: people, ...search } = useRowSearch(listUsers, { query: { sort: 'family_name' } })
  const options = (people ?? []).map(({ given_name, family_name, email }) => ({
    value: email,
    label: `${given_name} ${family_name}, ${email}`,
  }))
  return { ...search, people, options }
}

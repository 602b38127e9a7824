import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { usePeopleSearch, useRowSearch } from '@portal/portal-app/form'

/** Finds whom a canary can name: people by their emails, and roles by their names. */
export function useAudienceSearch() {
  const people = usePeopleSearch()
  const roles = useRowSearch(listRoles, { query: { sort: 'name' } })
  return {
    options: [
      ...people.options,
      ...(roles.rows ?? []).map(({ name, label }) => ({ value: name, label: `${label}, ${name}` })),
    ],
    search: {
      onType(text: string) {
        people.search.onType(text)
        roles.search.onType(text)
      },
      isWaiting: people.search.isWaiting || roles.search.isWaiting,
      isSearched: people.search.isSearched || roles.search.isSearched,
    },
  }
}

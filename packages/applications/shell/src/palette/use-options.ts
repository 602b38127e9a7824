import { useGroups } from '../search/use-groups.ts'
import { type OptionGroup, optionGroups } from './options.ts'
import { portalCommands } from './portal-commands.ts'
import { useRecordCommands } from './use-record-commands.ts'

const PER_KIND = 5

const optionsIn = (groups: readonly OptionGroup[]) => groups.flatMap(({ options }) => options)

/** The options for a text: commands of records, everything found, and commands of the portal. */
export function useOptions(text: string) {
  const { groups: found, isLoading: isSearching, failed } = useGroups(text, PER_KIND)
  const commands = useRecordCommands(text)
  // Last, so that Enter does not sign out an operator searching for a similar name.
  const ofPortal = portalCommands(text)
  const groups = [...commands.groups, ...optionGroups(found), ...ofPortal]
  return {
    groups,
    options: optionsIn(groups),
    /** Also counts what is found but not listed. */
    count: found.reduce((sum, { total }) => sum + total, optionsIn([...commands.groups, ...ofPortal]).length),
    isLoading: isSearching || commands.isLoading,
    failed,
  }
}

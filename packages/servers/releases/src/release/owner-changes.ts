import { ownerOf } from '../bundle/owners.ts'
import type { Change } from './changes.ts'
import { refuse } from './channels.ts'

/** Lets a bundle provide a name that is not its own. */
export const setOwner =
  (name: string, owner: string): Change =>
  (content) => {
    const owners = content.owners ?? {}
    if (ownerOf(owners, name) === owner) throw refuse(`${name} already belongs to ${owner}.`)
    return { ...content, owners: { ...owners, [name]: owner } }
  }

/** Removes a name from the table of owners. */
export const removeOwner =
  (name: string): Change =>
  (content) => {
    const { [name]: owner, ...owners } = content.owners ?? {}
    if (owner === undefined) throw refuse(`${name} is not in the table of owners. See status for the table.`)
    return { ...content, owners }
  }

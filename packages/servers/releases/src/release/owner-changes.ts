import { ownerOf } from '../bundle/owners.ts'
import type { Change } from './changes.ts'
import { refuse } from './channels.ts'

/** A bundle may provide a name that is not its own. */
export const setOwner =
  (name: string, owner: string): Change =>
  (content) => {
    const owners = content.owners ?? {}
    if (ownerOf(owners, name) === owner) throw refuse(`${name} belongs to ${owner} already.`)
    return { ...content, owners: { ...owners, [name]: owner } }
  }

/** A name is out of the table of owners. */
export const removeOwner =
  (name: string): Change =>
  (content) => {
    const { [name]: owner, ...owners } = content.owners ?? {}
    if (owner === undefined) throw refuse(`${name} is not in the table of owners. status shows what is.`)
    return { ...content, owners }
  }

import type { AccessSet } from '../access-set.ts'
import type { Permission } from '../permission-table.ts'
import type { Refusal } from '../refusal.ts'
import type { SharedView } from './shared-view-schemas.ts'

/** Most shared views of one list, and of one person over all lists. */
export const MAX_OF_LIST = 50
export const MAX_OF_PERSON = 20

/** People who remove operators also remove what those leave behind. */
export const MAY_REMOVE_ALL: Permission = 'user.delete'

type Owned = Pick<SharedView, 'owner'>

/** Email addresses are unique and never change. */
interface Person {
  readonly email: string
}

export const isOwnView = ({ owner }: Owned, { email }: Person): boolean => owner.email === email

/** Only the person who shared a view changes it. */
export function refusalToUpdateView(view: Owned, caller: Person): Refusal | undefined {
  if (isOwnView(view, caller)) return undefined
  return {
    reason: 'NOT_AUTHOR',
    message: `Only ${view.owner.name} can change this view. Save it as your own.`,
  }
}

/** The person who shared a view stops sharing it; administrators of operators remove any. */
export function refusalToRemoveView(
  view: Owned,
  caller: Person & Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (isOwnView(view, caller) || caller.permissions.has(MAY_REMOVE_ALL)) return undefined
  return {
    reason: 'NOT_AUTHOR',
    message: `Only ${view.owner.name} or an administrator can remove this view.`,
  }
}

/** How many views are shared already. */
interface Shared {
  readonly ofList: number
  readonly ofPerson: number
}

export function refusalToShareMore({ ofList, ofPerson }: Shared): Refusal | undefined {
  if (ofPerson >= MAX_OF_PERSON) {
    return {
      reason: 'SHARED_VIEW_LIMIT',
      message: `You already share ${MAX_OF_PERSON} views. Stop sharing one first.`,
    }
  }
  if (ofList < MAX_OF_LIST) return undefined
  return {
    reason: 'SHARED_VIEW_LIMIT',
    message: `This list already has ${MAX_OF_LIST} shared views. One must be removed first.`,
  }
}

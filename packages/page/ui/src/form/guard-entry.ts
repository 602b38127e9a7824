import { isObject } from '../layout/is-object.ts'

/** Marks the extra history entry above a form's own while there is something to lose. */
const GUARD = 'unsaved'

export const GUARD_STATE = { [GUARD]: true } as const

let isLeaving = false

/** Whether the browser is at the extra entry of a form. */
export function isGuarded(): boolean {
  const state: unknown = window.history.state
  return isObject(state) && isObject(state.usr) && state.usr[GUARD] === true
}

/** Whether the current step back from the extra entry was made by the form itself, not by the operator. */
export const isLeavingGuard = (): boolean => isLeaving

const nextMove = () =>
  new Promise<void>((resolve) => {
    // single-spa calls these listeners, and knows no `once`.
    function onMove() {
      window.removeEventListener('popstate', onMove)
      resolve()
    }
    window.addEventListener('popstate', onMove)
  })

/** Goes back from the extra entry of a form, if the browser is there, to the form's own. */
export async function leaveGuardEntry(): Promise<void> {
  if (!isGuarded()) return
  isLeaving = true
  const moved = nextMove()
  window.history.back()
  await moved
  isLeaving = false
}

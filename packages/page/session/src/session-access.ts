import type { AccessSet } from '@portal/contract/access-set.ts'
import type { SessionCore } from './session-core.ts'
import { accessOf } from './session-state.ts'

interface Collaborators {
  readonly core: SessionCore
  readAccess(): Promise<AccessSet>
  /** Called when the operator's access has changed. */
  onAccessChanged(): void
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((item) => other.has(item))

/** Rereads the access. Calls during a pending read share its result. */
export function createAccessReader({ core, readAccess, onAccessChanged }: Collaborators) {
  let pending: Promise<void> | undefined

  async function read(): Promise<void> {
    const access = await readAccess().catch(() => undefined)
    if (!access || core.current().status !== 'authenticated') return
    const before = accessOf(core.current())
    const changed =
      !isSame(before.permissions, access.permissions) || !isSame(before.subjectTypes, access.subjectTypes)
    if (!changed) return
    core.dispatch({ type: 'access read', access })
    onAccessChanged()
  }

  return (): Promise<void> => {
    if (core.current().status !== 'authenticated') return Promise.resolve()
    pending ??= read().finally(() => {
      pending = undefined
    })
    return pending
  }
}

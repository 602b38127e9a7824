import { getUser } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { problemsOf } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ApiError, call, notify } from '@portal/session'
import type { Refusal, SubmitOptions } from '@portal/ui/form'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { personName } from './person-name.ts'
import { toUserValues, type UserValues } from './user-form.ts'
import { stepsOf } from './user-steps.ts'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/**
 * Saves a user call by call, each on top of the last. When one is refused, what was saved before stays so; saving again
 * goes on from there.
 */
export function useSaveUser(loaded: User) {
  const [user, setUser] = useState(loaded)
  const navigate = useNavigate()
  const read = () => call(getUser, { params: { userId: user.id } }, { quiet: true })

  async function refusal(error: unknown, saved: readonly string[]): Promise<Refusal> {
    const theirs = await read()
    setUser(theirs)
    const isOutdated = error instanceof ApiError && error.status === 412
    if (isOutdated) {
      return { theirs: { ...toUserValues(theirs) }, by: theirs.updatedBy.name, at: theirs.updatedAt }
    }
    const problems = problemsOf(error)
    if (saved.length === 0) return problems
    return [{ message: `Saved: ${listed(saved)}. The rest is not saved, because:` }, ...problems]
  }

  async function save(values: UserValues, { changeReason }: SubmitOptions): Promise<Refusal | undefined> {
    const saved: string[] = []
    let current = user
    try {
      for (const { what, save: saveStep } of stepsOf(user, values)) {
        await saveStep(current.revision, changeReason)
        saved.push(what)
        current = await read()
      }
    } catch (error) {
      return refusal(error, saved)
    }
    notify({ kind: 'success', title: `${personName(current)} is changed` })
    await navigate(linkTo(routes.userDetails, { userId: user.id }), { replace: true })
  }

  return { user, save }
}

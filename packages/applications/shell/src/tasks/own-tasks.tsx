import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { invalidateAfter, notify, queryFor, type User } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceValue, isText, listOf } from '../device/device-value.ts'
import { knownOf, newsOf, nextLookMs, writesOf } from './task-news.ts'

/** Number of the operator's newest tasks that are checked; older ones are found in the list. */
const LOOKED_AT = 50

const isOlder = ({ createdAt }: TaskSummary) => Date.parse(createdAt) < performance.timeOrigin

/** Whether the operator is viewing a task, on its own screen or another screen about it. */
const isInView = ({ id }: TaskSummary) =>
  document.visibilityState === 'visible' && window.location.href.includes(id)

const NOTHING_KNOWN: readonly string[] = []

/**
 * The task states already reported to the operator, shared by all tabs of this device; empty before the first
 * check.
 */
const knownTo = (sub: string) => deviceValue(`portal.tasks.${sub}`, NOTHING_KNOWN, listOf(isText))

/**
 * Notifies the operator wherever they are when one of their tasks ends or awaits confirmation. Calls that
 * start a task invalidate the list, so it is refetched immediately, and polled while a task is running. Data
 * that a finished task changed is invalidated.
 */
export function OwnTasks({ user }: { user: User }) {
  const [known] = useState(() => knownTo(user.sub))
  const { data } = useQuery({
    ...queryFor(listTasks, { query: { createdBy: user.email, pageSize: LOOKED_AT } }, { errors: 'nowhere' }),
    refetchInterval: ({ state }) => nextLookMs(state.data?.items ?? []),
  })

  useEffect(() => {
    if (!data) return
    const told = known.get()
    const now = knownOf(data.items)
    const isFirstLook = told === NOTHING_KNOWN
    if (!isFirstLook && now.every((key) => told.includes(key))) return
    // Store first, so that no other tab reports the same.
    known.set(now)
    // On the first check, tasks started before the page was opened are not news.
    const before = isFirstLook ? knownOf(data.items.filter(isOlder)) : told
    const unseen = data.items.filter((task) => !isInView(task))
    for (const notice of newsOf(unseen, before, user.email)) notify({ ...notice, isNews: true })
    // Lists in view were loaded before the task changed their data.
    for (const write of writesOf(data.items, before)) void invalidateAfter(write)
  }, [data, known, user])
  return null
}

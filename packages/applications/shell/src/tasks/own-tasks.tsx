import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { invalidateAfter, notify, queryFor, type User } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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

/** Keys that are known. On the first check, those of the tasks that were started before the page was opened. */
const oldNews = (known: readonly string[], tasks: readonly TaskSummary[]) =>
  known === NOTHING_KNOWN ? knownOf(tasks.filter(isOlder)) : known

/**
 * Notifies the operator wherever they are when one of their tasks ends or awaits confirmation. Calls that
 * start a task invalidate the list, so it is refetched immediately, and polled while a task is running. Data
 * that a finished task changed is invalidated in each tab.
 */
export function OwnTasks({ user }: { user: User }) {
  const [known] = useState(() => knownTo(user.sub))
  /** What this page knows: its lists in view were loaded before a task changed their data. */
  const ownKnown = useRef(known.get())
  const { data } = useQuery({
    ...queryFor(listTasks, { query: { createdBy: user.email, pageSize: LOOKED_AT } }, { errors: 'nowhere' }),
    refetchInterval: ({ state }) => nextLookMs(state.data?.items ?? []),
  })

  useEffect(() => {
    if (!data) return
    const now = knownOf(data.items)
    const writes = writesOf(data.items, oldNews(ownKnown.current, data.items))
    for (const write of writes) void invalidateAfter(write)
    ownKnown.current = now
    const told = known.get()
    if (told !== NOTHING_KNOWN && now.every((key) => told.includes(key))) return
    // Store first, so that no other tab reports the same.
    known.set(now)
    const unseen = data.items.filter((task) => !isInView(task))
    const notices = newsOf(unseen, oldNews(told, data.items), user.email)
    for (const notice of notices) notify({ ...notice, isNews: true })
  }, [data, known, user])
  return null
}

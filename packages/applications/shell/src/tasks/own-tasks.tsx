import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { invalidateAfter, notify, queryFor, type User } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceValue, listOf } from '../device/device-value.ts'
import { knownOf, newsOf, nextLookMs, writesOf } from './task-news.ts'

/** The newest tasks of one operator; one that takes longer than so many others is found in the list. */
const LOOKED_AT = 50

const isText = (value: unknown): value is string => typeof value === 'string'

const isOlder = ({ createdAt }: TaskSummary) => Date.parse(createdAt) < performance.timeOrigin

/** Whether the operator looks at a task, on its own screen or on one that is about it. */
const isInView = ({ id }: TaskSummary) =>
  document.visibilityState === 'visible' && window.location.href.includes(id)

const NOTHING_KNOWN: readonly string[] = []

/** What the operator was told of their tasks, in any tab of this device; nothing before the first look. */
const knownTo = (sub: string) => deviceValue(`portal.tasks.${sub}`, NOTHING_KNOWN, listOf(isText))

/**
 * Tells when a task of one's own has ended, or waits to be confirmed, wherever one is in the portal. The calls that
 * begin tasks make the list stale, so it is read at once; as long as a task is under way, again and again. What a task
 * has changed is read again.
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
    // Before anything is said, so that no other tab says it, too.
    known.set(now)
    // At the first look, what was begun before the page was opened is no news.
    const before = isFirstLook ? knownOf(data.items.filter(isOlder)) : told
    const unseen = data.items.filter((task) => !isInView(task))
    for (const notice of newsOf(unseen, before, user.email)) notify(notice)
    // A list in view was read while the task had not done it yet.
    for (const write of writesOf(data.items, before)) void invalidateAfter(write)
  }, [data, known, user])
  return null
}

import { randomUUID } from 'node:crypto'
import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import {
  createDpa,
  getDpa,
  listDpaHistory,
  listDpas,
  updateDpa,
} from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa, DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { getAccess } from '@portal/contract/people/access-endpoint.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { sampleDpa } from '@portal/reference-api/testing/sample-dpas.ts'
import type { TestCaller } from '@portal/reference-api/testing/test-server.ts'
import { csvFile } from '../bulk/bench-rows.ts'
import { secondsOf, startedTask, withTasks } from '../bulk/bulk-caller.ts'
import { importFile } from '../bulk/import-speed.ts'
import type { Observations } from './observations.ts'

/** A signed-in person at a screen. */
export interface Person {
  readonly host: string
  readonly caller: TestCaller
  readonly observations: Observations
  /** An SRCI that may have any number of DPAs. */
  readonly subjectId: string
  /** What the list shows. */
  shown: readonly DpaSummary[]
  /** A DPA that nobody else changes. */
  own: Dpa | undefined
}

const WORDS = ['lantern', 'copper lantern', 'books', 'amber fox shoes', '004711', 'zzyzx']
const SORTS = ['-updatedAt', 'dpaPresentationName', 'status'] as const
const ROWS = 20

const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)]

/** Throws the API's refusal. */
async function call<E extends Endpoint>(
  { caller, observations }: Person,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<ResultOf<E> | undefined> {
  return observations.observe(endpoint.name, async () => {
    const { status, text, body } = await caller.call(endpoint, input, { headers })
    if (status >= 400) throw new Error(`${status} ${text}`)
    return body
  })
}

async function showList(
  person: Person,
  query: NonNullable<InputOf<typeof listDpas>['query']>,
): Promise<void> {
  const list = await call(person, listDpas, { query })
  person.shown = list?.items ?? []
}

async function openPage(person: Person): Promise<void> {
  await person.observations.observe('page', async () => {
    const response = await fetch(`${person.host}/subjects/dpa`)
    await response.text()
    if (!response.ok) throw new Error(`${response.status}`)
  })
  await Promise.all([
    call(person, getAccess, {}),
    call(person, listTasks, { query: {} }),
    showList(person, {}),
  ])
}

async function openRecord(person: Person): Promise<void> {
  const found = anyOf(person.shown)
  if (!found) return showList(person, {})
  const params = { subjectId: found.subjectId, dpaId: found.id }
  await Promise.all([call(person, getDpa, { params }), call(person, listDpaHistory, { params, query: {} })])
}

async function changeRecord(person: Person): Promise<void> {
  const { own, subjectId } = person
  if (!own) {
    person.own = await call(person, createDpa, { params: { subjectId }, body: sampleDpa() })
    return
  }
  const body = sampleDpa({ merchantCategoryCodes: [anyOf(['5942', '5411', '5732']) ?? '5942'] })
  const params = { subjectId, dpaId: own.id }
  const changed = await call(person, updateDpa, { params, body }, { 'if-match': entityTag(own.revision) })
  person.own = changed ?? own
}

async function exportList({ caller, observations, subjectId }: Person): Promise<void> {
  await observations.observe('export', async () => {
    const body = { format: 'csv' as const, filter: { subjectId: [subjectId] } }
    const tasks = withTasks(caller)
    secondsOf(await tasks.done(startedTask(await caller.call(exportDpas, { body }))))
  })
}

/** A subject refuses an import while another one is running. */
let lastImport: Promise<unknown> = Promise.resolve()

async function importRows({ caller, observations, subjectId }: Person): Promise<void> {
  const importInTurn = () =>
    observations.observe('import', async () => {
      secondsOf(await importFile(withTasks(caller), subjectId, csvFile(randomUUID().slice(0, 8), ROWS)))
    })
  lastImport = lastImport.then(importInTurn)
  await lastImport
}

/** What people do, and how often among a thousand times. */
const HABITS: readonly (readonly [times: number, (person: Person) => Promise<void>])[] = [
  [350, (person) => showList(person, { page: 1 + Math.floor(Math.random() * 40), sort: anyOf(SORTS) })],
  [200, (person) => showList(person, { q: anyOf(WORDS) })],
  [250, openRecord],
  [97, openPage],
  [100, changeRecord],
  [2, importRows],
  [1, exportList],
]

/** Does what somebody does next. */
export async function actOnce(person: Person): Promise<void> {
  let left = Math.random() * HABITS.reduce((sum, [times]) => sum + times, 0)
  for (const [times, act] of HABITS) {
    left -= times
    if (left < 0) return act(person)
  }
}

import { expect, test } from '@jest/globals'
import type { TaskStatus } from '@portal/contract/tasks/task.ts'
import { knownOf, newsOf, nextLookMs, writesOf } from './task-news.ts'

const progress = {
  total: 10,
  processed: 10,
  succeeded: 7,
  failed: 3,
  skipped: 0,
  percent: 100,
  ratePerSecond: null,
  etaSeconds: null,
}
const createdAt = '2026-11-20T12:00:00Z'
const task = (id: string, status: TaskStatus) => ({
  id,
  number: `T-${id}`,
  title: `Import DPAs of Shop ${id}`,
  type: 'DPA_IMPORT' as const,
  status,
  createdAt,
  progress,
})
const ANA = 'ana@program.example'
const titles = (...tasks: ReturnType<typeof task>[]) => newsOf(tasks, [], ANA).map(({ title }) => title)

test('reports a finished task with a link to it', () => {
  expect(newsOf([task('7', 'COMPLETED')], [], ANA)).toEqual([
    {
      kind: 'success',
      title: 'T-7 (DPA import) is done',
      lines: ['Import DPAs of Shop 7'],
      link: { to: '/tasks/7', label: 'View task' },
    },
  ])
})

test('says how the task ended', () => {
  expect(titles(task('1', 'COMPLETED_WITH_ERRORS'), task('2', 'FAILED'))).toEqual([
    'T-1 (DPA import) is done, but 3 rows failed',
    'T-2 (DPA import) failed',
  ])
})

test('reports a task that awaits confirmation, and again when it is done', () => {
  const waiting = [task('1', 'AWAITING_CONFIRMATION')]
  expect(newsOf(waiting, [], ANA)).toMatchObject([{ kind: 'info' }])
  expect(newsOf(waiting, knownOf(waiting), ANA)).toEqual([])
  expect(newsOf([task('1', 'COMPLETED')], knownOf(waiting), ANA)).toMatchObject([{ kind: 'success' }])
})

test('does not report running or canceled tasks', () => {
  expect(titles(task('1', 'RUNNING'), task('2', 'QUEUED'), task('3', 'CANCELLED'))).toEqual([])
})

test('reports many tasks in one message', () => {
  const tasks = ['1', '2', '3', '4'].map((id) => task(id, 'COMPLETED'))
  expect(newsOf(tasks, [], ANA)).toEqual([
    {
      kind: 'info',
      title: '4 of your tasks ended or need action',
      link: { to: '/tasks?createdBy=ana%40program.example', label: 'View tasks' },
    },
  ])
})

test('invalidates what a task changed when it ends, and not before', () => {
  const staleAfter = (...tasks: ReturnType<typeof task>[]) =>
    writesOf(tasks, knownOf([task('known', 'COMPLETED')])).flatMap(({ changes }) =>
      (changes?.() ?? []).map(({ name }) => name),
    )
  expect(staleAfter(task('1', 'COMPLETED_WITH_ERRORS'))).toContain('listDpas')
  expect(
    staleAfter(task('1', 'AWAITING_CONFIRMATION'), task('2', 'RUNNING'), task('known', 'COMPLETED')),
  ).toEqual([])
})

test('polls while a task is running, less often the longer it takes', () => {
  const after = (minutes: number) => Date.parse(createdAt) + minutes * 60_000
  expect(nextLookMs([task('1', 'RUNNING')], after(1))).toBe(2_000)
  expect(nextLookMs([task('1', 'RUNNING')], after(10))).toBe(10_000)
  expect(nextLookMs([task('1', 'RUNNING')], after(100))).toBe(60_000)
  expect(nextLookMs([task('1', 'COMPLETED')], after(1))).toBe(false)
})

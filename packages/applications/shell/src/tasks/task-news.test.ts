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

test('a task that has ended is told of, with the way to it', () => {
  expect(newsOf([task('7', 'COMPLETED')], [], ANA)).toEqual([
    {
      kind: 'success',
      title: 'T-7 (DPA import) is done',
      lines: ['Import DPAs of Shop 7'],
      link: { to: '/tasks/7', label: 'View task' },
    },
  ])
})

test('how it ended is said', () => {
  expect(titles(task('1', 'COMPLETED_WITH_ERRORS'), task('2', 'FAILED'))).toEqual([
    'T-1 (DPA import) is done, but 3 rows failed',
    'T-2 (DPA import) failed',
  ])
})

test('what waits to be confirmed is told of, and once more when it is done', () => {
  const waiting = [task('1', 'AWAITING_CONFIRMATION')]
  expect(newsOf(waiting, [], ANA)).toMatchObject([{ kind: 'info' }])
  expect(newsOf(waiting, knownOf(waiting), ANA)).toEqual([])
  expect(newsOf([task('1', 'COMPLETED')], knownOf(waiting), ANA)).toMatchObject([{ kind: 'success' }])
})

test('what is under way, or was cancelled, is no news', () => {
  expect(titles(task('1', 'RUNNING'), task('2', 'QUEUED'), task('3', 'CANCELLED'))).toEqual([])
})

test('many are told of in one message', () => {
  const tasks = ['1', '2', '3', '4'].map((id) => task(id, 'COMPLETED'))
  expect(newsOf(tasks, [], ANA)).toEqual([
    {
      kind: 'info',
      title: '4 tasks of yours have ended, or wait for you',
      link: { to: '/tasks?createdBy=ana%40program.example', label: 'View tasks' },
    },
  ])
})

test('what a task has changed is stale once it has ended, and not before', () => {
  const staleAfter = (...tasks: ReturnType<typeof task>[]) =>
    writesOf(tasks, knownOf([task('known', 'COMPLETED')])).flatMap(({ changes }) =>
      (changes?.() ?? []).map(({ name }) => name),
    )
  expect(staleAfter(task('1', 'COMPLETED_WITH_ERRORS'))).toContain('listDpas')
  expect(
    staleAfter(task('1', 'AWAITING_CONFIRMATION'), task('2', 'RUNNING'), task('known', 'COMPLETED')),
  ).toEqual([])
})

test('it is looked again as long as a task is under way, less often the longer it takes', () => {
  const after = (minutes: number) => Date.parse(createdAt) + minutes * 60_000
  expect(nextLookMs([task('1', 'RUNNING')], after(1))).toBe(2_000)
  expect(nextLookMs([task('1', 'RUNNING')], after(10))).toBe(10_000)
  expect(nextLookMs([task('1', 'RUNNING')], after(100))).toBe(60_000)
  expect(nextLookMs([task('1', 'COMPLETED')], after(1))).toBe(false)
})

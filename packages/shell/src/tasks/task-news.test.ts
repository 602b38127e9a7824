import { expect, test } from '@jest/globals'
import type { TaskStatus } from '@portal/contract/tasks/task.ts'
import { knownOf, newsOf, nextLookMs } from './task-news.ts'

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
const titles = (...tasks: ReturnType<typeof task>[]) => newsOf(tasks, [], 'ana').map(({ title }) => title)

test('a task that has ended is told of, with the way to it', () => {
  expect(newsOf([task('7', 'COMPLETED')], [], 'ana')).toEqual([
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
  expect(newsOf(waiting, [], 'ana')).toMatchObject([{ kind: 'info' }])
  expect(newsOf(waiting, knownOf(waiting), 'ana')).toEqual([])
  expect(newsOf([task('1', 'COMPLETED')], knownOf(waiting), 'ana')).toMatchObject([{ kind: 'success' }])
})

test('what is under way, or was cancelled, is no news', () => {
  expect(titles(task('1', 'RUNNING'), task('2', 'QUEUED'), task('3', 'CANCELLED'))).toEqual([])
})

test('many are told of in one message', () => {
  const tasks = ['1', '2', '3', '4'].map((id) => task(id, 'COMPLETED'))
  expect(newsOf(tasks, [], 'ana')).toEqual([
    {
      kind: 'info',
      title: '4 of your tasks have ended, or wait for you',
      link: { to: '/tasks?createdBy=ana', label: 'View tasks' },
    },
  ])
})

test('it is looked again as long as a task is under way, less often the longer it takes', () => {
  const after = (minutes: number) => Date.parse(createdAt) + minutes * 60_000
  expect(nextLookMs([task('1', 'RUNNING')], after(1))).toBe(2_000)
  expect(nextLookMs([task('1', 'RUNNING')], after(10))).toBe(10_000)
  expect(nextLookMs([task('1', 'RUNNING')], after(100))).toBe(60_000)
  expect(nextLookMs([task('1', 'COMPLETED')], after(1))).toBe(false)
})

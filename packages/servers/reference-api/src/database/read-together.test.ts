import { expect, test } from '@jest/globals'
import { readTogether } from './read-together.ts'

/** Doubles numbers, and records which of them were read together. */
function doubler() {
  const reads: (readonly number[])[] = []
  const double = readTogether(async (numbers: readonly number[]) => {
    reads.push(numbers)
    if (numbers.includes(0)) throw new Error('Nothing to double.')
    return (number: number) => number * 2
  })
  return { reads, double }
}

test('combines the questions of one turn into one read, and answers each', async () => {
  const { reads, double } = doubler()
  expect(await Promise.all([1, 2, 2].map(double))).toEqual([2, 4, 4])
  expect(reads).toEqual([[1, 2, 2]])
})

test('answers later questions by a later read', async () => {
  const { reads, double } = doubler()
  await double(1)
  await double(1)
  expect(reads).toEqual([[1], [1]])
})

test('a failed read fails for its own questions only', async () => {
  const { double } = doubler()
  const answers = await Promise.allSettled([0, 1].map(double))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(1)).toBe(2)
})

test('callers continue in separate turns', async () => {
  const { double } = doubler()
  const steps: string[] = []
  const follow = async (name: string, number: number) => {
    await double(number)
    steps.push(`${name} answered`)
    await Promise.resolve()
    steps.push(`${name} done`)
  }
  await Promise.all([follow('first', 1), follow('second', 2)])
  expect(steps).toEqual(['first answered', 'first done', 'second answered', 'second done'])
})

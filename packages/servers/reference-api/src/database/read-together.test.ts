import { expect, test } from '@jest/globals'
import { readTogether } from './read-together.ts'

/** Doubles numbers, and knows which of them were read at once. */
function doubler() {
  const reads: (readonly number[])[] = []
  const double = readTogether(async (numbers: readonly number[]) => {
    reads.push(numbers)
    if (numbers.includes(0)) throw new Error('Nothing to double.')
    return (number: number) => number * 2
  })
  return { reads, double }
}

test('questions of one turn are one read, and each gets its own answer', async () => {
  const { reads, double } = doubler()
  expect(await Promise.all([1, 2, 2].map(double))).toEqual([2, 4, 4])
  expect(reads).toEqual([[1, 2, 2]])
})

test('who asks later is answered by a later read', async () => {
  const { reads, double } = doubler()
  await double(1)
  await double(1)
  expect(reads).toEqual([[1], [1]])
})

test('a read that fails fails for all who took part, and for nobody else', async () => {
  const { double } = doubler()
  const answers = await Promise.allSettled([0, 1].map(double))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(1)).toBe(2)
})

test('each goes on by itself, not in one moment with the others', async () => {
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

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { readProgram } from './tool.ts'

const { root, remove } = createTestRepository()

afterAll(remove)

test('a program that has ended leaves Ctrl-C to what runs next', async () => {
  const folder = join(root, 'packages', 'greeting')
  mkdirSync(folder)
  writeFileSync(join(folder, 'hello.ts'), "console.log('Hello')")
  const listening = () => [process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]
  const before = listening()
  expect(await readProgram(root, 'greeting/hello.ts', [])).toEqual({ code: 0, said: 'Hello\n' })
  expect(listening()).toEqual(before)
})

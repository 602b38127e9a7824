import { expect, test } from '@jest/globals'
import { failureIn } from './bundle-failure.ts'

const throwing = {
  toString() {
    throw new Error('no text')
  },
}

const throwingProxy = new Proxy(throwing, {
  get: () => throwing.toString(),
  getPrototypeOf: () => throwing.toString(),
})
const throwingMessage = Object.defineProperty(new Error(), 'message', { get: throwing.toString })

test.each([
  ['an error', new Error('no list'), 'no list'],
  ['a text', 'no list', 'no list'],
  ['a symbol', Symbol('list'), 'Symbol(list)'],
  ['an object without a prototype', Object.create(null), 'object'],
  ['an object that has no text', throwing, 'object'],
  ['an object that cannot be inspected', throwingProxy, 'object'],
  ['an error whose message cannot be read', throwingMessage, 'object'],
  ['nothing', undefined, 'undefined'],
])('describes %s that an application throws', (_what, thrown, message) => {
  expect(failureIn('mount', thrown)).toMatchObject({ phase: 'mount', message })
})

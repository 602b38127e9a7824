import { expect, test } from '@jest/globals'
import { askedCommand, begunCommands } from './asked-command.ts'

const labels = ['Suspend', 'Activate', 'Resend invitation', 'Reset password']

test.each([
  ['Suspend Amberline', ['Suspend'], 'Amberline'],
  ['susp  amberline pay', ['Suspend'], 'amberline pay'],
  ['resend invitation Ana Ruiz', ['Resend invitation'], 'Ana Ruiz'],
  ['res ana', ['Resend invitation', 'Reset password'], 'ana'],
])('%s requests %j', (text, wanted, record) => {
  expect(askedCommand(text, labels)).toEqual({ labels: wanted, record })
})

test.each(['Suspend', 'su amberline', 'Amberline Payments', ''])('%j requests nothing', (text) => {
  expect(askedCommand(text, labels)).toBeUndefined()
})

test('a verb alone begins commands for the record on screen', () => {
  expect(begunCommands('susp', labels)).toEqual(['Suspend'])
  expect(begunCommands('resend inv', labels)).toEqual(['Resend invitation'])
  expect(begunCommands('re', labels)).toEqual([])
})

/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals'
import { createTabChannel } from './tab-channel.ts'

const channels: BroadcastChannel[] = []

function openTab() {
  const channel = new BroadcastChannel('tab-channel.test')
  channels.push(channel)
  return createTabChannel(channel)
}

afterEach(() => {
  for (const channel of channels) channel.close()
})

test('delivers a message to other tabs, but not to the sender', async () => {
  const [sender, first, second] = [openTab(), openTab(), openTab()]
  const heard: string[] = []
  sender.listen(() => heard.push('sender'))
  const both = [first, second].map(
    (tab, index) =>
      new Promise<void>((resolve) => {
        tab.listen(({ type }) => {
          heard.push(`${index}: ${type}`)
          resolve()
        })
      }),
  )
  sender.tell({ type: 'signed out', reason: 'expired' })
  await Promise.all(both)
  expect(heard.sort()).toEqual(['0: signed out', '1: signed out'])
})

test('ignores unknown messages from tabs of another release', async () => {
  const tab = openTab()
  const sender = new BroadcastChannel('tab-channel.test')
  channels.push(sender)
  const heard = new Promise((resolve) => tab.listen(resolve))
  sender.postMessage({ type: 'moved', to: '/tasks' })
  sender.postMessage({ type: 'signed out', reason: 'bored' })
  sender.postMessage({ type: 'renewed' })
  expect(await heard).toEqual({ type: 'renewed' })
})

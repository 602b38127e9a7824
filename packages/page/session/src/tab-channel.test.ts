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

test('a message reaches the other tabs and not the one that sends it', async () => {
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

test('what a tab of another release says, and nobody here knows, is passed over', async () => {
  const tab = openTab()
  const sender = new BroadcastChannel('tab-channel.test')
  channels.push(sender)
  const heard = new Promise((resolve) => tab.listen(resolve))
  sender.postMessage({ type: 'moved', to: '/tasks' })
  sender.postMessage({ type: 'signed out', reason: 'bored' })
  sender.postMessage({ type: 'renewed' })
  expect(await heard).toEqual({ type: 'renewed' })
})

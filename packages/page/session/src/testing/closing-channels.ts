import { afterAll } from '@jest/globals'

const { BroadcastChannel: RealChannel } = globalThis

/** Node keeps running while a channel is open: closes those that the code under test opened. */
export function closeChannelsAfterwards(): void {
  const open: BroadcastChannel[] = []
  globalThis.BroadcastChannel = class extends RealChannel {
    constructor(name: string) {
      super(name)
      open.push(this)
    }
  }
  afterAll(() => {
    for (const channel of open) channel.close()
    globalThis.BroadcastChannel = RealChannel
  })
}

const { TestEnvironment } = require('jest-environment-jsdom')

/** Channels between tabs that do not keep a finished test run alive, and do not reach the tests of the next file. */
function tabChannels() {
  const open = new Set()
  class TabChannel extends BroadcastChannel {
    constructor(name) {
      super(name)
      this.unref()
      open.add(this)
    }
  }
  const closeAll = () => {
    for (const channel of open) channel.close()
  }
  return { TabChannel, closeAll }
}

/** jsdom plus the web APIs it lacks. One realm's Uint8Array and ArrayBuffer, or jose refuses its own bytes. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const { TabChannel, closeAll } = tabChannels()
    this.closeChannels = closeAll
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
      BroadcastChannel: TabChannel,
      structuredClone,
      Uint8Array,
      ArrayBuffer,
      fetch,
      Request,
      Response,
      Headers,
    })
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    })
    const { Blob, FileReader } = this.global
    Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.readAsArrayBuffer(this)
      })
    }
    // Nothing has a place there; editors ask all the same.
    this.global.Range.prototype.getClientRects ??= () => []
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  }

  async teardown() {
    this.closeChannels()
    await super.teardown()
  }
}

const { TestEnvironment } = require('jest-environment-jsdom')

/** A channel between tabs that does not keep a finished test run alive. */
class TabChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

/** jsdom plus the web APIs it lacks. One realm's Uint8Array and ArrayBuffer, or jose refuses its own bytes. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
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
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  }
}

const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * BroadcastChannels that do not keep a finished test run alive and do not deliver messages to the next file's
 * tests.
 */
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

/**
 * Computed styles without the theme's rules: jsdom compares each rule with each element that a test looks for,
 * a third of the time of a test. Without a layout only what hides an element matters: `hidden` and its own style.
 * Everything takes the pointer, since an opening dialog only does so a frame later.
 */
function computedStyles({ document }) {
  const declare = (cssText) => Object.assign(document.createElement('i').style, { cssText })
  const shown = declare('display: block; visibility: visible; pointer-events: auto')
  const hidden = declare('display: none; visibility: visible')
  return (element) => {
    if (element.hasAttribute('hidden')) return hidden
    const own = element.getAttribute('style')
    return own ? declare(`display: block; visibility: visible; ${own}; pointer-events: auto`) : shown
  }
}

/**
 * jsdom plus the web APIs it lacks. Uint8Array and ArrayBuffer must be from one realm, or jose rejects its
 * own bytes.
 */
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
    this.global.getComputedStyle = computedStyles(this.global)
    // Nothing is painted, so a frame comes with the next task: a test must not overtake a dialog's focus.
    this.global.requestAnimationFrame = (draw) =>
      this.global.setTimeout(() => draw(this.global.performance.now()), 0)
    this.global.cancelAnimationFrame = (frame) => this.global.clearTimeout(frame)
    Object.assign(this.global.document, { adoptedStyleSheets: [], elementFromPoint: () => null })
    // jsdom has no layout, but editors ask for positions.
    this.global.Range.prototype.getClientRects ??= () => []
    // Without a layout, everything is in view.
    this.global.IntersectionObserver ??= class {
      constructor(report) {
        this.report = report
      }
      observe(target) {
        queueMicrotask(() => this.report([{ isIntersecting: true, target }]))
      }
      unobserve() {}
      disconnect() {}
    }
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

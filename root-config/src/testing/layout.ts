import { afterEach, beforeEach, jest } from '@jest/globals'

/** Where texts and elements are in this document, which has no layout. */
export interface Layout {
  /** The box of a text, or of an element. */
  boxOf(node: Node): { left?: number; top?: number; width?: number; height?: number }
  /** The uppermost element at the center of an element. */
  hitAt(element: Element): Element | null
}

const EVERYTHING_SHOWN: Layout = { boxOf: () => ({}), hitAt: (element) => element }

const PAINTED =
  'display: block; visibility: visible; opacity: 1; filter: none; mask-image: none; background-image: none; color: rgb(0, 0, 0); background-color: rgba(0, 0, 0, 0)'

/** The layout of the running test; everything is shown by default. */
export const layout = { ...EVERYTHING_SHOWN }

/** Gives the tests of a file a layout that they can change. */
export function provideLayout(): void {
  let measured: Node | null | undefined

  beforeEach(() => {
    Range.prototype.getBoundingClientRect = function () {
      measured = this.startContainer.childNodes[this.startOffset]
      const box = { left: 0, top: 0, width: 10, height: 10, ...(measured && layout.boxOf(measured)) }
      return { ...box, x: 0, y: 0, right: 0, bottom: 0, toJSON: () => box }
    }
    document.elementsFromPoint = () => {
      const element = measured instanceof Element ? measured : measured?.parentElement
      const hit = element && layout.hitAt(element)
      return hit ? [hit] : []
    }
  })

  beforeEach(() => {
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const cssText = `${PAINTED}; ${element.getAttribute('style') ?? ''}`
      const { style } = Object.assign(document.createElement('i'), { style: cssText })
      return Object.assign(style, { maskImage: style.getPropertyValue('mask-image') })
    })
  })

  afterEach(() => {
    Object.assign(layout, EVERYTHING_SHOWN)
  })
}

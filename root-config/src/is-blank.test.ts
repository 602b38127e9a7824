import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isBlank } from './is-blank.ts'
import { layout, provideLayout } from './testing/layout.ts'

provideLayout()

const OPAQUE = 'background-color: rgb(255, 255, 255)'

beforeEach(() => {
  document.body.innerHTML = '<main id="portal-screen"></main>'
})

afterEach(() => {
  document.body.removeAttribute('style')
  Object.assign(window, { scrollY: 0, innerHeight: 768 })
})

/** The place for screens, with the given content. */
function place(markup: string): Element {
  const [made] = document.getElementsByTagName('main')
  if (!made) throw new Error('The page has no place.')
  made.innerHTML = markup
  return made
}

test.each(['', '<div></div>', '<div> <p></p></div>'])('"%s" is blank', (markup) => {
  expect(isBlank(place(markup))).toBe(true)
  expect(isBlank(place(markup), true)).toBe(false)
})

test.each(['Tasks', '<p>Tasks</p>', '<svg></svg>', '<div aria-busy="true"></div>'])(
  '"%s" is not blank',
  (markup) => {
    expect(isBlank(place(markup))).toBe(false)
  },
)

test('a place is not blank while one of its texts can be seen', () => {
  layout.hitAt = (element) => (element.id === 'shown' ? element : null)
  expect(isBlank(place('<p>Tasks</p><p>Users</p>'), true)).toBe(true)
  expect(isBlank(place('<p>Tasks</p><p id="shown">Users</p>'))).toBe(false)
})

describe('text is blank', () => {
  test.each([
    ['without a size', { width: 0, height: 0 }],
    ['too small to be read', { height: 2 }],
  ])('%s', (_how, box) => {
    layout.boxOf = () => box
    expect(isBlank(place('Tasks'))).toBe(true)
  })

  test('below a page that is not scrolled', () => {
    layout.boxOf = () => ({ top: 2_000 })
    layout.hitAt = () => null
    expect(isBlank(place('Tasks'))).toBe(true)
  })

  test.each([
    'opacity: 0.01',
    'filter: opacity(0)',
    'filter: brightness(0)',
    'filter: blur(40px)',
    'mask-image: linear-gradient(transparent, transparent)',
  ])('around which the page has "%s"', (style) => {
    document.body.style.cssText = style
    expect(isBlank(place('Tasks'))).toBe(true)
  })

  test.each(['color: rgba(0, 0, 0, 0)', 'color: rgb(255, 255, 255); background-color: rgb(255, 255, 255)'])(
    'with "%s"',
    (style) => {
      expect(isBlank(place(`<p style="${style}">Tasks</p>`))).toBe(true)
    },
  )

  test('below an element without content', () => {
    document.body.insertAdjacentHTML('beforeend', `<i style="${OPAQUE}"></i>`)
    layout.hitAt = () => document.querySelector('i')
    expect(isBlank(place('Tasks'))).toBe(true)
  })
})

describe('under a dialog that shows nothing', () => {
  const showDialog = (style: string) => {
    document.body.insertAdjacentHTML('beforeend', `<div aria-modal="true" style="${style}">Sure?</div>`)
    layout.hitAt = (element) => element.closest('[aria-modal]')
    const shown = place('Tasks')
    const isBlankAfter = (seconds: number) => {
      jest.spyOn(performance, 'now').mockReturnValue(seconds * 1_000)
      return isBlank(shown)
    }
    return isBlankAfter
  }

  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('text is blank after fifteen seconds', () => {
    const isBlankAfter = showDialog('opacity: 0')
    expect([1, 6, 16, 17].map(isBlankAfter)).toEqual([false, false, false, true])
  })

  test('the time begins again once something could be seen', () => {
    const isBlankAfter = showDialog('opacity: 0')
    isBlankAfter(1)
    layout.hitAt = (element) => element
    isBlankAfter(10)
    layout.hitAt = () => null
    expect([11, 20, 27].map(isBlankAfter)).toEqual([false, false, true])
  })

  test('text is not blank if the dialog shows something', () => {
    const isBlankAfter = showDialog('')
    expect([1, 100].map(isBlankAfter)).toEqual([false, false])
  })
})

describe('text is not blank', () => {
  test('under a dialog', () => {
    document.body.insertAdjacentHTML('beforeend', `<div role="dialog" style="${OPAQUE}">Sure?</div>`)
    layout.hitAt = () => document.querySelector('[role=dialog]')
    expect(isBlank(place('Tasks'))).toBe(false)
  })

  test('under a dialog that fades in or out', () => {
    document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true" style="opacity: 0">Sure?</div>')
    layout.hitAt = () => null
    expect(isBlank(place('Tasks'))).toBe(false)
  })

  test('behind something that can be seen through', () => {
    document.body.insertAdjacentHTML('beforeend', '<i></i>')
    document.elementsFromPoint = () => [...document.querySelectorAll('i, main')].reverse()
    expect(isBlank(place('Tasks'))).toBe(false)
  })

  test('from which the page was scrolled away', () => {
    Object.assign(window, { scrollY: 900 })
    layout.boxOf = () => ({ top: -400 })
    layout.hitAt = () => null
    expect(isBlank(place('Tasks'))).toBe(false)
  })

  test('just below a low window', () => {
    Object.assign(window, { innerHeight: 250 })
    layout.boxOf = () => ({ top: 300 })
    layout.hitAt = () => null
    expect(isBlank(place('Tasks'))).toBe(false)
  })

  test('in colors that a browser extension inverts', () => {
    document.body.style.cssText = 'filter: invert(1) hue-rotate(180deg) brightness(0.9)'
    expect(isBlank(place('Tasks'))).toBe(false)
  })
})

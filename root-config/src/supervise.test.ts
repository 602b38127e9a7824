import 'systemjs/dist/s.min.js'
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getByRole, getByText, queryAllByRole, queryByRole } from '@testing-library/dom'
import type { Bundle } from './bundle.ts'
import { isBlank } from './is-blank.ts'
import { reveal } from './reveal.ts'
import { layout, provideLayout } from './testing/layout.ts'
import { deliver } from './testing/test-modules.ts'

type Supervise = typeof import('./supervise.ts').supervise
type Lifecycles = ReturnType<Parameters<Supervise>[0]['pick']>
type Load = () => Promise<System.Module>

const never = new Promise<never>(() => undefined)
const props = { name: 'tasks' }
const fail = jest.fn<Bundle['fail']>()
const runs = jest.fn<Bundle['runs']>()
const fault = jest.fn<Bundle['fault']>()
const entered = jest.fn<Bundle['entered']>()
const left = jest.fn<Bundle['left']>()
const stayed = jest.fn<Bundle['stayed']>()
const holdsWork = jest.fn<() => boolean>()
const logError = jest.fn<Console['error']>()
/** What runs once the page is idle, while it is busy. */
let waiting: (() => void)[] | undefined
let supervise: Supervise

provideLayout()

beforeAll(async () => {
  window.requestIdleCallback = (work) => {
    const run = () => work({ didTimeout: false, timeRemaining: () => 50 })
    return waiting ? waiting.push(run) : Number(run())
  }
  const { error } = console
  console.error = logError
  const loaded = await import('./supervise.ts')
  supervise = loaded.supervise
  deliver('@portal/root-config/later', { run: () => ({ isBlank, reveal }) })
  console.error = error
})

beforeEach(() => {
  jest.useFakeTimers()
  fail.mockReset()
  runs.mockReset()
  fault.mockReset()
  entered.mockReset()
  left.mockReset()
  stayed.mockReset()
  holdsWork.mockReset()
  waiting = undefined
  document.body.replaceChildren(document.createElement('div'))
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The application's element; another one after a failure. */
const place = () => {
  const [child] = document.body.children
  if (!(child instanceof HTMLElement)) throw new Error('The page has no container.')
  return child
}

interface Props {
  domElementGetter(): HTMLElement
  onFault(error: unknown, phase: 'load' | 'render'): void
  onCrash(error: unknown): void
}
const isHanded = (props: object): props is Props => 'domElementGetter' in props
const placeIn = (props: object) => {
  if (!isHanded(props)) throw new Error('No element was passed.')
  return props.domElementGetter()
}

/** An application that writes its name into its element. */
function application(more: Partial<Lifecycles> = {}, name = 'Tasks') {
  const app = {
    bootstrap: jest.fn<Lifecycles['bootstrap']>().mockResolvedValue(undefined),
    mount: jest.fn<Lifecycles['mount']>(async (props) => placeIn(props).append(name)),
    unmount: jest.fn<Lifecycles['unmount']>(async (props) => placeIn(props).replaceChildren()),
  }
  return Object.assign(app, more)
}

const VERSION = { entry: '/bundles/@portal/tasks/1.2.0/entry.js' }

const isLifecycles = (module: System.Module): module is Lifecycles => 'mount' in module

const supervised = (load: Load, onHidden?: (error: unknown) => void) =>
  supervise({
    title: 'This part could not be loaded',
    bundle: {
      facts: () => '@portal/tasks 1.2.0',
      load: async () => ({ version: VERSION, module: await load() }),
      fail,
      fault,
      entered,
      left,
      stayed,
      runs,
    },
    holdsWork,
    pick: (module) => {
      if (!isLifecycles(module)) throw new Error('No application.')
      return module
    },
    container: place,
    ...(onHidden && { onHidden }),
  })

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
const panel = () => queryByRole(place(), 'alert')
const tryAgain = () => getByRole(place(), 'button', { name: 'Try again' }).click()

/** Mounts an application and waits for it to render. */
async function mounted(load: Load, onHidden?: (error: unknown) => void) {
  const lifecycles = supervised(load, onHidden)
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await pass()
  return lifecycles
}

describe('a working application', () => {
  test("is loaded, started and mounted with single-spa's props", async () => {
    const app = application()
    await mounted(async () => app)
    const handedOver = {
      ...props,
      domElementGetter: expect.any(Function),
      onFault: expect.any(Function),
      onCrash: expect.any(Function),
    }
    expect(app.bootstrap.mock.calls).toEqual([[handedOver]])
    expect(app.mount.mock.calls).toEqual([[handedOver]])
    expect(place().textContent).toBe('Tasks')
  })

  test('is started once, however often it is mounted', async () => {
    const app = application()
    const lifecycles = await mounted(async () => app)
    await lifecycles.unmount(props)
    await lifecycles.mount(props)
    await pass()
    expect(app.bootstrap).toHaveBeenCalledTimes(1)
    expect(app.mount).toHaveBeenCalledTimes(2)
  })

  test('has entered once it is mounted, so that the style sheets of other versions can go', async () => {
    const mount = () => new Promise<void>((resolve) => setTimeout(resolve, 200))
    await mounted(async () => application({ mount }))
    expect(entered).not.toHaveBeenCalled()
    await pass(200)
    expect(entered.mock.calls).toEqual([[VERSION]])
  })

  test('has stayed after five seconds on the screen', async () => {
    await mounted(async () => application())
    await pass(4_999)
    expect(stayed).not.toHaveBeenCalled()
    await pass(1)
    expect(stayed.mock.calls).toEqual([[VERSION, 0]])
  })

  test('reports how long it took to start and mount, without loading', async () => {
    const app = application({
      bootstrap: () => new Promise((resolve) => setTimeout(resolve, 200)),
      mount: async (given) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        placeIn(given).append('Tasks')
      },
    })
    const arriving = new Promise<typeof app>((resolve) => setTimeout(() => resolve(app), 3_000))
    await mounted(() => arriving)
    await pass(9_000)
    expect(stayed.mock.calls).toEqual([[VERSION, 500]])
  })

  test('has not stayed when left earlier', async () => {
    const lifecycles = await mounted(async () => application())
    await pass(4_000)
    await lifecycles.unmount(props)
    await pass(5_000)
    expect(stayed).not.toHaveBeenCalled()
  })

  test('reports faults for its own version', async () => {
    const error = new Error('undefined is not a function')
    const mount = async (given: object) => {
      if (isHanded(given)) given.onFault(error, 'render')
    }
    await mounted(async () => application({ mount }))
    expect(fault.mock.calls).toEqual([[VERSION, error, 'render']])
  })

  test('leaves its element empty', async () => {
    const lifecycles = await mounted(async () => application())
    await lifecycles.unmount(props)
    expect(place().textContent).toBe('')
  })
})

describe('an application that shows nothing', () => {
  const nothing = { mount: async () => undefined }

  test('is replaced by the last good version after five seconds', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application(nothing))
    load.mockResolvedValue(application({}, 'Tasks as before'))
    const lifecycles = await mounted(load)
    fail.mockImplementationOnce(() => {
      lifecycles.remount(VERSION)
      return VERSION
    })
    await pass(5_000)
    expect(fail.mock.calls).toEqual([[expect.objectContaining({ phase: 'render' }), VERSION]])
    expect(place().textContent).toBe('Tasks as before')
  })

  test('is explained without another version, and has not stayed', async () => {
    await mounted(async () => application(nothing))
    await pass(5_000)
    expect(panel()).not.toBeNull()
    expect(stayed).not.toHaveBeenCalled()
  })

  test('is explained as well when it vanishes later', async () => {
    await mounted(async () => application())
    await pass(20_000)
    place().replaceChildren()
    await pass(5_000)
    expect(panel()).not.toBeNull()
  })

  test('is ignored while the page is busy rendering it', async () => {
    await mounted(async () => application(nothing))
    waiting = []
    await pass(9_000)
    place().append('Tasks')
    for (const run of waiting) run()
    waiting = undefined
    await pass(10_000)
    expect(fail).not.toHaveBeenCalled()
  })

  test('is ignored for a moment between two screens', async () => {
    await mounted(async () => application())
    place().replaceChildren()
    await pass(2_500)
    place().append('Another task')
    await pass(10_000)
    expect(fail).not.toHaveBeenCalled()
  })

  test('is ignored for the moments between several screens, whenever they come', async () => {
    await mounted(async () => application())
    for (const task of ['First task', 'Second task', 'Third task']) {
      await pass(2_300)
      place().replaceChildren()
      await pass(200)
      place().append(task)
    }
    await pass(10_000)
    expect(fail).not.toHaveBeenCalled()
    expect(stayed).toHaveBeenCalledTimes(1)
  })
})

describe('an application that is hidden from outside', () => {
  beforeEach(() => {
    layout.hitAt = (element) => (document.body.style.display === 'none' ? null : element)
  })

  afterEach(() => {
    document.body.removeAttribute('style')
  })

  test('is shown again, and is not to blame', async () => {
    const onHidden = jest.fn()
    await mounted(async () => application(), onHidden)
    document.body.style.display = 'none'
    await pass(5_000)
    expect(document.body.style.display).toBe('block')
    expect(onHidden).toHaveBeenCalledTimes(1)
    expect(fail).not.toHaveBeenCalled()
  })

  test('is shown again each time', async () => {
    const onHidden = jest.fn(() => {
      document.body.style.display = 'none'
    })
    await mounted(async () => application(), onHidden)
    document.body.style.display = 'none'
    await pass(10_000)
    expect(onHidden).toHaveBeenCalledTimes(2)
  })

  test('is shown again although the browser never reports the hidden page as idle', async () => {
    const onHidden = jest.fn()
    await mounted(async () => application(), onHidden)
    document.body.style.display = 'none'
    waiting = []
    await pass(15_500)
    expect(document.body.style.display).toBe('block')
    expect(onHidden).toHaveBeenCalledTimes(1)
  })

  test('is replaced when it is the cause itself', async () => {
    await mounted(async () => application())
    document.body.style.display = 'none'
    await pass(5_000)
    expect(document.body.style.display).toBe('block')
    expect(fail.mock.calls).toEqual([[expect.objectContaining({ phase: 'render' }), VERSION]])
  })
})

describe('the explanation of a failure', () => {
  const throwing = application({ mount: () => Promise.reject(new Error('no')) })

  test('is shown again when something hides it', async () => {
    const onHidden = jest.fn()
    await mounted(async () => throwing, onHidden)
    layout.hitAt = (element) => (document.body.style.display === 'none' ? null : element)
    document.body.style.display = 'none'
    await pass(5_000)
    expect(document.body.style.display).toBe('block')
    expect(onHidden).toHaveBeenCalledTimes(1)
    document.body.removeAttribute('style')
  })

  test('is no longer watched after a retry', async () => {
    const onHidden = jest.fn()
    const load = jest.fn<Load>().mockResolvedValueOnce(throwing).mockReturnValue(never)
    await mounted(load, onHidden)
    tryAgain()
    layout.hitAt = () => null
    await pass(20_000)
    expect(onHidden).not.toHaveBeenCalled()
  })
})

test('an application that hides its own element does not hide the next one', async () => {
  const mount = async (given: object) => {
    placeIn(given).hidden = true
    placeIn(given).append('Hidden')
  }
  const lifecycles = await mounted(async () => application({ mount }))
  await lifecycles.unmount(props)
  expect(place().hidden).toBe(false)
})

test('an application that leaves its content behind is reported and removed', async () => {
  const lifecycles = await mounted(async () => application({ unmount: async () => undefined }))
  await lifecycles.unmount(props)
  expect(place().textContent).toBe('')
  expect(fault.mock.calls).toEqual([[VERSION, expect.any(Error), 'unmount']])
})

describe('single-spa is not blocked', () => {
  test('by an application that loads forever', async () => {
    const lifecycles = supervised(() => never)
    await expect(lifecycles.mount(props)).resolves.toBeUndefined()
    await expect(Promise.race([lifecycles.unmount(props), pass(1)])).resolves.toBeUndefined()
  })

  test('by an application that never unmounts', async () => {
    const lifecycles = await mounted(async () => application({ unmount: () => never }))
    const leaving = lifecycles.unmount(props)
    await pass(3_000)
    await expect(leaving).resolves.toBeUndefined()
  })
})

describe("a failure is shown in the application's place", () => {
  test.each<[string, Load]>([
    ['when it cannot be loaded', () => Promise.reject(new Error('missing'))],
    [
      'when it cannot be started',
      async () => application({ bootstrap: () => Promise.reject(new Error('no')) }),
    ],
    ['when it cannot be mounted', async () => application({ mount: () => Promise.reject(new Error('no')) })],
  ])('%s', async (_when, load) => {
    await mounted(load)
    const shown = getByRole(place(), 'alert')
    expect(getByRole(shown, 'heading').textContent).toBe('This part could not be loaded')
    getByText(shown, '@portal/tasks 1.2.0')
  })

  test.each(['bootstrap', 'mount'])('when its %s never ends, after five seconds', async (lifecycle) => {
    await mounted(async () => application({ [lifecycle]: () => never }))
    await pass(4_999)
    expect(panel()).toBeNull()
    await pass(1)
    expect(panel()).not.toBeNull()
  })

  test('but not while the page is busy rendering it', async () => {
    waiting = []
    const rendered = new Promise((resolve) => setTimeout(resolve, 8_000))
    await mounted(async () => application({ mount: () => rendered }))
    await pass(9_000)
    for (const run of waiting) run()
    await pass(1)
    expect(panel()).toBeNull()
  })

  test('partly mounted content is removed', async () => {
    const app = application({ mount: () => never })
    await mounted(async () => app)
    await pass(5_000)
    expect(app.unmount).toHaveBeenCalledTimes(1)
  })

  test('the failure is removed on navigation', async () => {
    const lifecycles = await mounted(() => Promise.reject(new Error('missing')))
    await lifecycles.unmount(props)
    expect(panel()).toBeNull()
  })

  test('the failure is reported to the bundle, with the failed lifecycle', async () => {
    await mounted(async () => application({ mount: () => Promise.reject(new Error('no')) }))
    expect(fail.mock.calls).toEqual([[expect.objectContaining({ phase: 'mount', message: 'no' }), VERSION]])
  })

  test('late rendering never appears', async () => {
    const mount = async (props: object) => {
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      placeIn(props).append('Late')
    }
    await mounted(async () => application({ mount }))
    await pass(6_000)
    expect(document.body.textContent).not.toContain('Late')
  })
})

describe('a failed version is replaced by the last good one', () => {
  const throwing = () => Promise.reject(new Error('no'))

  test.each<[string, Partial<Lifecycles>]>([
    ['when it cannot be started', { bootstrap: throwing }],
    ['when it cannot be mounted', { mount: throwing }],
    ['when it never renders', { mount: () => never }],
  ])('%s', async (_when, bad) => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application(bad))
    load.mockResolvedValue(application({}, 'Tasks as before'))
    fail.mockReturnValueOnce(VERSION)
    await mounted(load)
    await pass(5_000)
    expect(place().textContent).toBe('Tasks as before')
  })

  test('partly rendered content is removed', async () => {
    const mount = async (props: object) => {
      placeIn(props).append('Half')
      throw new Error('no')
    }
    const load = jest.fn<Load>().mockResolvedValueOnce(application({ mount }))
    load.mockResolvedValue(application())
    fail.mockReturnValueOnce(VERSION)
    await mounted(load)
    expect(document.body.textContent).toBe('Tasks')
  })

  test('when both versions fail, the failure is shown, and a retry starts over', async () => {
    const bad = application({ mount: throwing })
    const load = jest.fn<Load>().mockResolvedValueOnce(bad).mockResolvedValueOnce(bad)
    load.mockResolvedValue(application())
    fail.mockReturnValueOnce(VERSION)
    await mounted(load)
    expect(panel()).not.toBeNull()
    tryAgain()
    await pass()
    expect(place().textContent).toBe('Tasks')
  })

  test('a different part of the bundle switches, too', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application())
    load.mockResolvedValue(application({}, 'Tasks as before'))
    const lifecycles = await mounted(load)
    lifecycles.remount(VERSION)
    await pass()
    expect(place().textContent).toBe('Tasks as before')
  })

  test('a part that already runs it stays', async () => {
    const app = application()
    const lifecycles = await mounted(async () => app)
    runs.mockReturnValue(true)
    lifecycles.remount(VERSION)
    await pass()
    expect(app.mount).toHaveBeenCalledTimes(1)
  })

  test('it does not return after navigation', async () => {
    const lifecycles = await mounted(async () => application())
    lifecycles.remount(VERSION)
    await lifecycles.unmount(props)
    await pass()
    expect(place().textContent).toBe('')
  })
})

describe('a slow application', () => {
  const note = () => queryByRole(place(), 'status')

  test('is announced after two seconds, until it is shown', async () => {
    const app = application()
    await mounted(() => new Promise((resolve) => setTimeout(() => resolve(app), 3_000)))
    await pass(1_999)
    expect(note()).toBeNull()
    await pass(1)
    expect(note()?.textContent).toBe('This is taking longer than usual …')
    await pass(1_000)
    expect(place().textContent).toBe('Tasks')
  })

  test('is no longer announced after navigation', async () => {
    const lifecycles = await mounted(() => never)
    await pass(2_000)
    await lifecycles.unmount(props)
    expect(note()).toBeNull()
    await lifecycles.mount(props)
    await pass(1_000)
    await lifecycles.unmount(props)
    await pass(5_000)
    expect(note()).toBeNull()
  })
})

describe('an application that crashed', () => {
  const error = new TypeError('undefined is not a function')
  const crash = (app: ReturnType<typeof application>) => {
    const [[handedOver] = []] = app.mount.mock.calls
    if (!handedOver || !isHanded(handedOver)) throw new Error('No props were passed.')
    placeIn(handedOver).replaceChildren()
    handedOver.onCrash(error)
  }

  test('is replaced by the last good version while mounting', async () => {
    const mount = async (props: object) => {
      if (isHanded(props)) props.onCrash(error)
    }
    const load = jest.fn<Load>().mockResolvedValueOnce(application({ mount }))
    load.mockResolvedValue(application({}, 'Tasks as before'))
    fail.mockReturnValueOnce(VERSION)
    await mounted(load)
    expect(place().textContent).toBe('Tasks as before')
    expect(fail.mock.calls[0]?.[0]).toMatchObject({ phase: 'mount', message: error.message })
  })

  test('is replaced by the last good version later on', async () => {
    const app = application()
    const load = jest.fn<Load>().mockResolvedValueOnce(app)
    load.mockResolvedValue(application({}, 'Tasks as before'))
    const lifecycles = await mounted(load)
    fail.mockImplementationOnce(() => {
      lifecycles.remount(VERSION)
      return VERSION
    })
    crash(app)
    await pass()
    expect(place().textContent).toBe('Tasks as before')
    expect(fail.mock.calls).toEqual([
      [expect.objectContaining({ phase: 'render', message: error.message }), VERSION],
    ])
  })

  test('is explained without another version, and returns on retry', async () => {
    const app = application()
    await mounted(async () => app)
    crash(app)
    await pass()
    expect(panel()).not.toBeNull()
    expect(app.unmount).toHaveBeenCalledTimes(1)
    tryAgain()
    await pass()
    expect(panel()).toBeNull()
    expect(place().textContent).toBe('Tasks')
  })

  test('does not return after navigation', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('missing'))
    const lifecycles = await mounted(load)
    expect(panel()).not.toBeNull()
    await lifecycles.unmount(props)
    load.mockResolvedValue(application())
    lifecycles.remount(VERSION)
    await pass()
    expect(place().textContent).toBe('')
  })

  test('returns by itself when the host serves another version', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('missing'))
    const lifecycles = await mounted(load)
    expect(panel()).not.toBeNull()
    load.mockRejectedValueOnce(new Error('missing'))
    lifecycles.remount()
    await pass()
    expect(queryAllByRole(place(), 'alert')).toHaveLength(1)
    load.mockResolvedValue(application())
    lifecycles.remount()
    await pass()
    expect(panel()).toBeNull()
    expect(place().textContent).toBe('Tasks')
    runs.mockReturnValue(true)
    lifecycles.remount()
    await pass()
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('is not explained on a later screen', async () => {
    const app = application()
    const lifecycles = await mounted(async () => app)
    await lifecycles.unmount(props)
    crash(app)
    await pass()
    expect(panel()).toBeNull()
    expect(fail).not.toHaveBeenCalled()
  })
})

describe('an application with another version on the host', () => {
  const offline = new Error('missing')

  test('stays on the screen while that cannot be loaded', async () => {
    const app = application()
    const load = jest.fn<Load>().mockResolvedValueOnce(app).mockRejectedValue(offline)
    const lifecycles = await mounted(load)
    lifecycles.remount()
    await pass()
    expect(place().textContent).toBe('Tasks')
    load.mockResolvedValue(application({}, 'Newer tasks'))
    lifecycles.remount()
    await pass()
    expect(place().textContent).toBe('Newer tasks')
    expect(app.unmount).toHaveBeenCalledTimes(1)
  })

  test('stays while the page holds work, also work that began while that was loading', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application())
    const lifecycles = await mounted(load)
    load.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return application({}, 'Newer tasks')
    })
    lifecycles.remount()
    await pass(1_000)
    holdsWork.mockReturnValue(true)
    await pass(2_000)
    expect(place().textContent).toBe('Tasks')
    holdsWork.mockReturnValue(false)
    lifecycles.remount()
    await pass(6_000)
    expect(place().textContent).toBe('Newer tasks')
  })

  test('stays over work when another version has failed', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application())
    const lifecycles = await mounted(load)
    load.mockResolvedValue(application({}, 'Tasks as before'))
    holdsWork.mockReturnValue(true)
    lifecycles.remount({ entry: '/bundles/@portal/tasks/1.3.0/entry.js' })
    await pass()
    expect(place().textContent).toBe('Tasks')
  })

  test('is replaced over work when it fails while the other one loads', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application())
    const lifecycles = await mounted(load)
    load.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      return application({}, 'Newer tasks')
    })
    holdsWork.mockReturnValue(true)
    lifecycles.remount()
    await pass(200)
    lifecycles.remount(VERSION)
    await pass(1_000)
    expect(place().textContent).toBe('Newer tasks')
  })

  test('is replaced all the same when it has failed', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application())
    const lifecycles = await mounted(load)
    load.mockResolvedValue(application({}, 'Tasks as before'))
    holdsWork.mockReturnValue(true)
    lifecycles.remount(VERSION)
    await pass()
    expect(place().textContent).toBe('Tasks as before')
  })

  test('has left once it is unmounted', async () => {
    const lifecycles = await mounted(async () => application())
    expect(left).not.toHaveBeenCalled()
    await lifecycles.unmount(props)
    expect(left.mock.calls).toEqual([[VERSION]])
  })

  test('is explained when it crashes before that can be loaded, and returns on retry', async () => {
    const app = application()
    const load = jest.fn<Load>().mockResolvedValueOnce(app).mockRejectedValue(offline)
    const lifecycles = await mounted(load)
    lifecycles.remount()
    fail.mockReturnValueOnce(VERSION)
    lifecycles.end(new Error('It shows nothing.'))
    await pass()
    expect(place().querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(app.unmount).toHaveBeenCalledTimes(1)
    load.mockResolvedValue(application({}, 'Newer tasks'))
    tryAgain()
    await pass()
    expect(place().textContent).toBe('Newer tasks')
  })

  test('does not load that over and over when all versions fail', async () => {
    const load = jest.fn<Load>().mockResolvedValueOnce(application())
    const lifecycles = await mounted(load)
    load.mockImplementation(async () => {
      // The bundle switches to its last good version.
      lifecycles.remount(VERSION)
      await new Promise((resolve) => setTimeout(resolve, 400))
      throw offline
    })
    lifecycles.remount()
    await pass(5_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(place().textContent).toBe('Tasks')
  })
})

describe('a retry', () => {
  test('mounts when the fault is gone', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('missing')).mockResolvedValue(application())
    await mounted(load)
    tryAgain()
    await pass()
    expect(panel()).toBeNull()
    expect(place().textContent).toBe('Tasks')
  })

  test('restarts what failed to start', async () => {
    const app = application()
    app.bootstrap.mockRejectedValueOnce(new Error('not yet'))
    await mounted(async () => app)
    tryAgain()
    await pass()
    expect(app.bootstrap).toHaveBeenCalledTimes(2)
    expect(place().textContent).toBe('Tasks')
  })

  test('shows the failure again while the fault lasts', async () => {
    await mounted(() => Promise.reject(new Error('missing')))
    tryAgain()
    await pass()
    expect(place().querySelectorAll('[role=alert]')).toHaveLength(1)
  })

  test('leaves the application in the right state after navigation', async () => {
    const app = application()
    app.mount.mockRejectedValueOnce(new Error('not yet'))
    const lifecycles = await mounted(async () => app)
    tryAgain()
    await pass()
    await lifecycles.unmount(props)
    expect(place().textContent).toBe('')
  })
})

describe('navigation', () => {
  test('while loading mounts nothing', async () => {
    const app = application()
    let arrive: (app: Lifecycles) => void = () => undefined
    const load = new Promise<Lifecycles>((resolve) => {
      arrive = resolve
    })
    const lifecycles = await mounted(() => load)
    await lifecycles.unmount(props)
    arrive(app)
    await pass()
    expect(app.mount).not.toHaveBeenCalled()
  })

  test('while loading shows no failure later', async () => {
    let fail: (error: Error) => void = () => undefined
    const load = new Promise<Lifecycles>((_, reject) => {
      fail = reject
    })
    const lifecycles = await mounted(() => load)
    await lifecycles.unmount(props)
    fail(new Error('missing'))
    await pass()
    expect(panel()).toBeNull()
  })

  test('while mounting removes what was mounted in the end', async () => {
    const app = application()
    app.mount.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      place().append('Tasks')
    })
    const lifecycles = await mounted(async () => app)
    await lifecycles.unmount(props)
    await pass(1_000)
    expect(place().textContent).toBe('')
    expect(app.unmount).toHaveBeenCalledTimes(1)
  })

  test('away and back while mounting mounts again only after unmounting', async () => {
    const steps: string[] = []
    const slow = (step: string) => async () => {
      steps.push(`${step} begins`)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      steps.push(`${step} ends`)
    }
    const app = application({ mount: slow('mount'), unmount: slow('unmount') })
    const lifecycles = await mounted(async () => app)
    await lifecycles.unmount(props)
    await lifecycles.mount(props)
    await pass(3_000)
    const all = ['mount begins', 'mount ends', 'unmount begins', 'unmount ends', 'mount begins', 'mount ends']
    expect(steps).toEqual(all)
  })

  test.each<[string, Lifecycles['unmount']]>([
    ['fails to leave', () => Promise.reject(new Error('no'))],
    [
      'throws on leaving',
      () => {
        throw new Error('no')
      },
    ],
    ['never leaves', () => never],
  ])('from an application that %s removes its content from the page', async (_how, unmount) => {
    const lifecycles = await mounted(async () => application({ unmount }))
    const leaving = lifecycles.unmount(props)
    await pass(3_000)
    await leaving
    expect(place().textContent).toBe('')
    expect(logError).toHaveBeenCalledWith('@portal/tasks 1.2.0 failed to leave:', expect.any(String))
    expect(fault.mock.calls).toEqual([[VERSION, expect.any(Error), 'unmount']])
  })
})

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getByRole, getByText, queryByRole } from '@testing-library/dom'
import { type Lifecycles, supervise } from './supervise.ts'

type Load = () => Promise<Lifecycles>

const never = new Promise<never>(() => undefined)
const props = { name: 'tasks' }
const onFailure = jest.fn()
let place: HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  onFailure.mockReset()
  jest.spyOn(console, 'error').mockReturnValue()
  place = document.createElement('div')
  document.body.replaceChildren(place)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** An application that writes its name into its place. */
function application(more: Partial<Lifecycles> = {}) {
  const app = {
    bootstrap: jest.fn<Lifecycles['bootstrap']>().mockResolvedValue(undefined),
    mount: jest.fn<Lifecycles['mount']>(async () => place.append('Tasks')),
    unmount: jest.fn<Lifecycles['unmount']>(async () => place.replaceChildren()),
  }
  return Object.assign(app, more)
}

const supervised = (load: Load) =>
  supervise({
    facts: '@portal/tasks 1.2.0',
    title: 'This part could not be loaded',
    load,
    container: () => place,
    onFailure,
  })

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
const panel = () => queryByRole(place, 'alert')
const tryAgain = () => getByRole(place, 'button', { name: 'Try again' }).click()

/** Mounts and gives it time to come up. */
async function mounted(load: Load) {
  const lifecycles = supervised(load)
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await pass()
  return lifecycles
}

describe('an application that works', () => {
  test('is loaded, started and mounted with what single-spa hands over', async () => {
    const app = application()
    await mounted(async () => app)
    expect(app.bootstrap.mock.calls).toEqual([[props]])
    expect(app.mount.mock.calls).toEqual([[props]])
    expect(place.textContent).toBe('Tasks')
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

  test('leaves its place empty', async () => {
    const lifecycles = await mounted(async () => application())
    await lifecycles.unmount(props)
    expect(place.textContent).toBe('')
  })
})

describe('single-spa is not kept waiting', () => {
  test('by an application that loads for ever', async () => {
    const lifecycles = supervised(() => never)
    await expect(lifecycles.mount(props)).resolves.toBeUndefined()
    await expect(Promise.race([lifecycles.unmount(props), pass(1)])).resolves.toBeUndefined()
  })

  test('by an application that never leaves', async () => {
    const lifecycles = await mounted(async () => application({ unmount: () => never }))
    const leaving = lifecycles.unmount(props)
    await pass(3_000)
    await expect(leaving).resolves.toBeUndefined()
  })
})

describe('a failure is shown in the place of the application', () => {
  test.each<[string, Load]>([
    ['when it cannot be loaded', () => Promise.reject(new Error('missing'))],
    [
      'when it cannot be started',
      async () => application({ bootstrap: () => Promise.reject(new Error('no')) }),
    ],
    ['when it cannot be mounted', async () => application({ mount: () => Promise.reject(new Error('no')) })],
  ])('%s', async (_when, load) => {
    await mounted(load)
    const shown = getByRole(place, 'alert')
    expect(getByRole(shown, 'heading').textContent).toBe('This part could not be loaded')
    getByText(shown, '@portal/tasks 1.2.0')
  })

  test.each(['bootstrap', 'mount'])('when its %s never ends, after eight seconds', async (lifecycle) => {
    await mounted(async () => application({ [lifecycle]: () => never }))
    await pass(7_999)
    expect(panel()).toBeNull()
    await pass(1)
    expect(panel()).not.toBeNull()
  })

  test('and what stands half mounted is taken away', async () => {
    const app = application({ mount: () => never })
    await mounted(async () => app)
    await pass(8_000)
    expect(app.unmount).toHaveBeenCalledTimes(1)
  })

  test('and goes when the operator goes elsewhere', async () => {
    const lifecycles = await mounted(() => Promise.reject(new Error('missing')))
    await lifecycles.unmount(props)
    expect(panel()).toBeNull()
  })

  test('and is logged with the application and the reason', async () => {
    await mounted(() => Promise.reject(new Error('missing')))
    expect(console.error).toHaveBeenCalledWith('@portal/tasks 1.2.0 failed:', 'missing')
  })
})

describe('trying again', () => {
  test('mounts when the fault has gone', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('missing')).mockResolvedValue(application())
    await mounted(load)
    tryAgain()
    await pass()
    expect(panel()).toBeNull()
    expect(place.textContent).toBe('Tasks')
  })

  test('starts again what had failed to start', async () => {
    const app = application()
    app.bootstrap.mockRejectedValueOnce(new Error('not yet'))
    await mounted(async () => app)
    tryAgain()
    await pass()
    expect(app.bootstrap).toHaveBeenCalledTimes(2)
    expect(place.textContent).toBe('Tasks')
  })

  test('shows the failure again while the fault lasts', async () => {
    await mounted(() => Promise.reject(new Error('missing')))
    tryAgain()
    await pass()
    expect(place.querySelectorAll('[role=alert]')).toHaveLength(1)
  })

  test('and going elsewhere leaves the application as it should be', async () => {
    const app = application()
    app.mount.mockRejectedValueOnce(new Error('not yet'))
    const lifecycles = await mounted(async () => app)
    tryAgain()
    await pass()
    await lifecycles.unmount(props)
    expect(place.textContent).toBe('')
  })
})

describe('going elsewhere', () => {
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

  test('while mounting takes away what is mounted in the end', async () => {
    const app = application()
    app.mount.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      place.append('Tasks')
    })
    const lifecycles = await mounted(async () => app)
    await lifecycles.unmount(props)
    await pass(1_000)
    expect(place.textContent).toBe('')
    expect(app.unmount).toHaveBeenCalledTimes(1)
  })

  test('and back while mounting mounts again only when all is removed', async () => {
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
  ])('from an application that %s takes its content out of the page', async (_how, unmount) => {
    const lifecycles = await mounted(async () => application({ unmount }))
    const leaving = lifecycles.unmount(props)
    await pass(3_000)
    await leaving
    expect(place.textContent).toBe('')
    expect(console.error).toHaveBeenCalledWith('@portal/tasks 1.2.0 failed to leave:', expect.any(String))
  })
})

import 'systemjs/dist/s.min.js'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { loadModule } from './module-loader.ts'
import { deliver, fetched, forgetModules } from './testing/test-modules.ts'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  forgetModules()
})

/** Loads while time passes, and returns the outcome. */
async function load(name: string) {
  const ending = loadModule(name).then(
    (module) => ({ ...module }),
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(60_000)
  return ending
}

const times = (name: string) => fetched.filter((one) => one === name).length

test('returns the exports of a module', async () => {
  deliver('app', { needs: ['react'], run: () => ({ mount: 'app' }) })
  deliver('react', { run: () => ({ version: '19' }) })
  expect(await load('app')).toEqual({ mount: 'app' })
})

test('notes the version of a module before it runs, in case it never ends', async () => {
  deliver('@portal/tasks', {
    run: () => ({ noted: JSON.parse(localStorage.getItem('portal.running') ?? '[]').slice(0, 2) }),
  })
  expect(await load('@portal/tasks')).toEqual({ noted: ['@portal/tasks', '1.0.0'] })
})

test('gives a module its context', async () => {
  deliver('tasks', { run: ({ meta }) => ({ address: meta.url }) })
  expect(await load('tasks')).toEqual({ address: expect.stringContaining('/tasks/1.0.0/entry.js') })
})

test('fetches a module once, however often it is loaded', async () => {
  deliver('app', { run: () => ({ mount: 'app' }) })
  await load('app')
  await load('app')
  expect(times('app')).toBe(1)
})

test('retries silently after a failure', async () => {
  deliver('app', 'missing')
  const ending = loadModule('app')
  await jest.advanceTimersByTimeAsync(399)
  deliver('app', { run: () => ({ mount: 'app' }) })
  await jest.advanceTimersByTimeAsync(1)
  expect({ ...(await ending) }).toEqual({ mount: 'app' })
})

describe('a permanent failure', () => {
  test('is reported with its name, after two attempts', async () => {
    deliver('app', 'missing')
    expect(await load('app')).toMatchObject({ phase: 'load', message: expect.stringContaining('app') })
    expect(times('app')).toBe(2)
  })

  test('is reported when it hangs, after two attempts of twenty seconds', async () => {
    deliver('app', 'hanging')
    expect(await load('app')).toMatchObject({ phase: 'hang' })
    expect(times('app')).toBe(2)
  })

  test('is not retried when there is another version', async () => {
    deliver('app', 'hanging')
    const ending = loadModule('app', true).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await ending).toMatchObject({ phase: 'hang' })
    expect(times('app')).toBe(1)
  })

  test('is reported immediately when the module throws', async () => {
    deliver('app', {
      run: () => {
        throw new Error('undefined is not a function')
      },
    })
    expect(await load('app')).toMatchObject({
      phase: 'evaluate',
      message: 'undefined is not a function',
    })
    expect(times('app')).toBe(1)
  })
})

describe('a failed module can be loaded later', () => {
  test('when it is available again', async () => {
    deliver('app', 'missing')
    await load('app')
    deliver('app', { run: () => ({ mount: 'app' }) })
    expect(await load('app')).toEqual({ mount: 'app' })
  })

  test('when it no longer hangs', async () => {
    deliver('app', 'hanging')
    await load('app')
    deliver('app', { run: () => ({ mount: 'app' }) })
    expect(await load('app')).toEqual({ mount: 'app' })
  })

  test('when a dependency is available again, at any depth', async () => {
    deliver('app', { needs: ['ui'], run: () => ({ mount: 'app' }) })
    deliver('ui', { needs: ['react'], run: () => ({ Button: 'ui' }) })
    deliver('react', 'missing')
    await load('app')
    deliver('react', { run: () => ({ version: '19' }) })
    expect(await load('app')).toEqual({ mount: 'app' })
  })

  test('when a dependency no longer throws', async () => {
    deliver('app', { needs: ['ui'], run: () => ({ mount: 'app' }) })
    deliver('ui', {
      run: () => {
        throw new Error('not yet')
      },
    })
    await load('app')
    deliver('ui', { run: () => ({ Button: 'ui' }) })
    expect(await load('app')).toEqual({ mount: 'app' })
  })

  test('without running its loaded dependencies twice', async () => {
    const run = jest.fn(() => ({ version: '19' }))
    deliver('react', { run })
    await load('react')
    deliver('app', { needs: ['react', 'ui'], run: () => ({ mount: 'app' }) })
    deliver('ui', 'missing')
    await load('app')
    deliver('ui', { run: () => ({ Button: 'ui' }) })
    await load('app')
    expect(run).toHaveBeenCalledTimes(1)
  })
})

test('fetches scripts with CORS, as Integrity-Policy requires', () => {
  const loader = System.constructor.prototype as { createScript(url: string): HTMLScriptElement }
  const script = loader.createScript(`${location.origin}/bundles/app.js`)
  expect(script.crossOrigin).toBe('anonymous')
})

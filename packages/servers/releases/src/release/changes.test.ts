import { describe, expect, test } from '@jest/globals'
import type { Content } from '@portal/contract/releases/release-schemas.ts'
import {
  abortCanary,
  pauseCanary,
  promote,
  rollBack,
  rollBackBundle,
  setFrozen,
  startCanary,
  stepCanary,
} from './changes.ts'
import { removeBundle, restoreBundle } from './removal.ts'

const USERS = '@portal/users'
const served: Content = {
  bundles: { [USERS]: { stable: '1.1.0', lastGood: '1.0.0' }, '@portal/ui': { stable: '2.0.0' } },
  removed: {},
  frozen: false,
  pulled: [],
}
const canary = startCanary(USERS, '1.2.0', { weight: 5, cohorts: ['release-eng'] })
const withCanary = canary(served)
const of = ({ bundles }: Content) => bundles[USERS]

describe('a promotion', () => {
  test('makes a version stable, and what was stable the last good one', () => {
    expect(of(promote(USERS, '1.2.0')(served))).toEqual({ stable: '1.2.0', lastGood: '1.1.0' })
  })

  test('ends the canary of that version', () => {
    expect(of(promote(USERS, '1.2.0')(withCanary))).toEqual({ stable: '1.2.0', lastGood: '1.1.0' })
  })

  test('takes a new bundle up', () => {
    expect(promote('@portal/shops', '1.0.0')(served).bundles['@portal/shops']).toEqual({ stable: '1.0.0' })
  })

  test('leaves the other bundles alone', () => {
    expect(promote(USERS, '1.2.0')(served).bundles['@portal/ui']).toEqual({ stable: '2.0.0' })
  })

  test('of a third version waits for the canary', () => {
    expect(() => promote(USERS, '1.3.0')(withCanary)).toThrow(
      'A canary of @portal/users 1.2.0 is running. Promote that version or abort it first.',
    )
  })

  test('of what is stable is none', () => {
    expect(() => promote(USERS, '1.1.0')(served)).toThrow('@portal/users 1.1.0 is stable already.')
  })
})

describe('a canary', () => {
  test('reaches a share of all and those who are named, beside the stable version', () => {
    expect(of(withCanary)).toEqual({
      stable: '1.1.0',
      lastGood: '1.0.0',
      canary: {
        version: '1.2.0',
        weight: 5,
        salt: '@portal/users@1.2.0',
        cohorts: ['release-eng'],
        steps: [],
        isPaused: false,
      },
    })
  })

  test('grows by steps', () => {
    const grown = stepCanary(USERS, { weight: 25, cohorts: ['care'] })(withCanary)
    expect(of(grown)?.canary).toMatchObject({ weight: 25, cohorts: ['release-eng', 'care'] })
  })

  describe('with steps', () => {
    const steps = [2, 5, 25, 50]
    const stepwise = startCanary(USERS, '1.2.0', { weight: 5, steps })(served)

    test('knows those that lie ahead', () => {
      expect(of(stepwise)?.canary?.steps).toEqual([25, 50])
    })

    test('takes the next when nobody is named', () => {
      expect(of(stepCanary(USERS)(stepwise))?.canary).toMatchObject({ weight: 25, steps: [50] })
    })

    test('leaves out those that a larger step has passed', () => {
      expect(of(stepCanary(USERS, { weight: 30 })(stepwise))?.canary).toMatchObject({
        weight: 30,
        steps: [50],
      })
    })

    test('is paused until the next step', () => {
      const paused = pauseCanary(USERS)(stepwise)
      expect(of(paused)?.canary).toMatchObject({ weight: 5, isPaused: true })
      expect(of(stepCanary(USERS)(paused))?.canary).toMatchObject({ weight: 25, isPaused: false })
    })
  })

  test('is gone after an abort', () => {
    expect(abortCanary(USERS)(withCanary)).toEqual(served)
  })

  test.each<[string, () => unknown, string]>([
    [
      'that reaches nobody',
      () => startCanary(USERS, '1.2.0', {})(served),
      'A canary needs somebody to reach: a weight above 0, or cohorts by name.',
    ],
    [
      'beside another',
      () => startCanary(USERS, '1.3.0', { weight: 1 })(withCanary),
      'A canary of @portal/users 1.2.0 is running. Promote it or abort it first.',
    ],
    [
      'of what is stable',
      () => startCanary(USERS, '1.1.0', { weight: 1 })(served),
      '@portal/users 1.1.0 is stable already.',
    ],
    [
      'of a bundle that is not served',
      () => startCanary('@portal/shops', '1.0.0', { weight: 1 })(served),
      '@portal/shops is not part of the release. Promote a version of it first.',
    ],
    [
      'that would shrink',
      () => stepCanary(USERS, { weight: 1 })(withCanary),
      'The canary of @portal/users reaches 5 % already, and a canary only grows. Abort it to take it away.',
    ],
    [
      'for somebody who is neither a person nor a role',
      () => startCanary(USERS, '1.2.0', { cohorts: ['Ada <x>'] })(served),
      '"Ada <x>" is neither an email address such as ada@program.example nor the name of a role.',
    ],
    [
      'that is to grow by half an address',
      () => stepCanary(USERS, { cohorts: ['ada@'] })(withCanary),
      '"ada@" is neither an email address',
    ],
    [
      'whose step reaches nobody more',
      () => stepCanary(USERS, { weight: 5, cohorts: ['release-eng'] })(withCanary),
      'The canary of @portal/users reaches nobody more with that.',
    ],
    [
      'whose steps are all taken, at a step that says nothing',
      () => stepCanary(USERS)(withCanary),
      'The canary of @portal/users has no steps left. Say whom it is to reach.',
    ],
    [
      'that is paused, at another pause',
      () => pauseCanary(USERS)(pauseCanary(USERS)(withCanary)),
      'The canary of @portal/users is paused already.',
    ],
    [
      'that is not running, at a step',
      () => stepCanary(USERS, { weight: 10 })(served),
      '@portal/users has no canary. Start one first.',
    ],
    [
      'that is not running, at its abort',
      () => abortCanary(USERS)(served),
      '@portal/users has no canary. Start one first.',
    ],
  ])('%s is refused', (_what, change, sentence) => {
    expect(change).toThrow(sentence)
  })
})

describe('a roll-back', () => {
  const later = promote('@portal/shops', '1.0.0')(promote(USERS, '1.3.0')(served))

  test('of everything serves what an earlier release did, without its canaries', () => {
    expect(rollBack(withCanary)(later)).toEqual(served)
  })

  test('of one bundle leaves the others as they are', () => {
    const { bundles } = rollBackBundle(USERS, withCanary)(later)
    expect(bundles).toEqual({ ...later.bundles, [USERS]: { stable: '1.1.0', lastGood: '1.0.0' } })
  })

  test('of one bundle goes to its last good version, and does not call the bad one good', () => {
    expect(of(rollBackBundle(USERS)(later))).toEqual({ stable: '1.1.0' })
  })

  test('needs to be told where to, when there is no last good version', () => {
    expect(() => rollBackBundle('@portal/ui')(served)).toThrow(
      '@portal/ui has no last good version: it is as it was first released, or was rolled back before.',
    )
  })

  test('leaves a frozen environment frozen', () => {
    expect(rollBack(served)({ ...later, frozen: true }).frozen).toBe(true)
  })
})

describe('a version that is pulled', () => {
  const pulled = [`${USERS} 1.2.0`]
  const withoutIt = abortCanary(USERS, { isPulled: true })(withCanary)

  test('is what an abort leaves', () => {
    expect(withoutIt).toEqual({ ...served, pulled })
  })

  test('is what a roll-back leaves, and takes over from nothing', () => {
    const promoted = promote(USERS, '1.3.0')(promote(USERS, '1.2.0')(served))
    const back = rollBackBundle(USERS, withCanary, { isPulled: true })(promoted)
    expect(back.pulled).toEqual([`${USERS} 1.3.0`])
    const all = rollBack(promoted, { isPulled: true })(promote(USERS, '1.4.0')(promoted))
    expect(all.pulled).toEqual([`${USERS} 1.4.0`])
    expect(of(rollBack(promoted)({ ...promoted, pulled }))).toEqual({ stable: '1.3.0' })
  })

  test.each<[string, () => unknown]>([
    ['promoted', () => promote(USERS, '1.2.0')(withoutIt)],
    ['tried out', () => startCanary(USERS, '1.2.0', { weight: 5 })(withoutIt)],
    ['rolled back to', () => rollBack(promote(USERS, '1.2.0')(served))(withoutIt)],
  ])('cannot be %s any more', (_what, change) => {
    expect(change).toThrow(
      '@portal/users 1.2.0 was pulled, and cannot be released again. Publish another version.',
    )
  })

  test('is none after a roll-back that does not say so', () => {
    expect(rollBackBundle(USERS)(served).pulled).toEqual([])
  })
})

test('an environment is frozen and thawed once', () => {
  const frozen = setFrozen(true)(served)
  expect(frozen).toEqual({ ...served, frozen: true })
  expect(() => setFrozen(true)(frozen)).toThrow('The environment is frozen already.')
  expect(() => setFrozen(false)(served)).toThrow('The environment is not frozen.')
})

describe('a bundle that is removed', () => {
  const removed = removeBundle(USERS, '/roles')(served)

  test('is served no longer, and its addresses lead elsewhere', () => {
    expect(of(removed)).toBeUndefined()
    expect(removed.removed).toEqual({ [USERS]: { version: '1.1.0', lastGood: '1.0.0', leadsTo: '/roles' } })
  })

  test('leads to the dashboard when nobody says otherwise', () => {
    expect(removeBundle(USERS)(served).removed[USERS]?.leadsTo).toBe('/')
  })

  test('comes back as it was', () => {
    const restored = restoreBundle(USERS)(removed)
    expect(of(restored)).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
    expect(restored.removed).toEqual({})
  })

  test('comes back with a version that is promoted, and with a release of before', () => {
    expect(promote(USERS, '1.2.0')(removed).removed).toEqual({})
    expect(rollBack(served)(removed).removed).toEqual({})
    expect(of(rollBack(served)(removed))).toEqual(of(served))
  })

  test('does not come back with a last good version that was pulled', () => {
    const pulled = { ...removed, pulled: [`${USERS} 1.0.0`] }
    expect(of(restoreBundle(USERS)(pulled))).toEqual({ stable: '1.1.0' })
  })

  test('is removed once, and it is said how it comes back', () => {
    expect(() => removeBundle(USERS)(removed)).toThrow(
      '@portal/users was removed. Bring it back with restore first.',
    )
  })

  test('has no canary running', () => {
    expect(() => removeBundle(USERS)(withCanary)).toThrow('Promote it or abort it first.')
  })

  test('was there before', () => {
    expect(() => restoreBundle(USERS)(served)).toThrow('@portal/users has not been removed.')
  })
})

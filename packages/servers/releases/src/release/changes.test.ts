import { describe, expect, test } from '@jest/globals'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
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
const served: ReleaseContent = {
  bundles: { [USERS]: { stable: '1.1.0', lastGood: '1.0.0' }, '@portal/ui': { stable: '2.0.0' } },
  removed: {},
  frozen: false,
  pulled: [],
}
const canary = startCanary(USERS, '1.2.0', { weight: 5, cohorts: ['release-eng'] })
const withCanary = canary(served)
const of = ({ bundles }: ReleaseContent) => bundles[USERS]

describe('a promotion', () => {
  test('makes a version stable and the previous one the last good version', () => {
    expect(of(promote(USERS, '1.2.0')(served))).toEqual({ stable: '1.2.0', lastGood: '1.1.0' })
  })

  test('ends the canary of that version', () => {
    expect(of(promote(USERS, '1.2.0')(withCanary))).toEqual({ stable: '1.2.0', lastGood: '1.1.0' })
  })

  test('adds a new bundle', () => {
    expect(promote('@portal/shops', '1.0.0')(served).bundles['@portal/shops']).toEqual({ stable: '1.0.0' })
  })

  test('keeps the other bundles unchanged', () => {
    expect(promote(USERS, '1.2.0')(served).bundles['@portal/ui']).toEqual({ stable: '2.0.0' })
  })

  test('of a third version is refused while a canary is running', () => {
    expect(() => promote(USERS, '1.3.0')(withCanary)).toThrow(
      'A canary of @portal/users 1.2.0 is running. Promote that version or abort it first.',
    )
  })

  test('of the stable version is refused', () => {
    expect(() => promote(USERS, '1.1.0')(served)).toThrow('@portal/users 1.1.0 is already stable.')
  })
})

describe('a canary', () => {
  test('reaches a share of all people and the named ones, beside the stable version', () => {
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

  test('grows step by step', () => {
    const grown = stepCanary(USERS, { weight: 25, cohorts: ['care'] })(withCanary)
    expect(of(grown)?.canary).toMatchObject({ weight: 25, cohorts: ['release-eng', 'care'] })
  })

  describe('with steps', () => {
    const steps = [2, 5, 25, 50]
    const stepwise = startCanary(USERS, '1.2.0', { weight: 5, steps })(served)

    test('knows its next steps', () => {
      expect(of(stepwise)?.canary?.steps).toEqual([25, 50])
    })

    test('takes the next step by default', () => {
      expect(of(stepCanary(USERS)(stepwise))?.canary).toMatchObject({ weight: 25, steps: [50] })
    })

    test('skips steps that a larger one has passed', () => {
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
      'A canary must reach someone: set a percentage above 0, or name people or roles.',
    ],
    [
      'beside another',
      () => startCanary(USERS, '1.3.0', { weight: 1 })(withCanary),
      'A canary of @portal/users 1.2.0 is running. Promote it or abort it first.',
    ],
    [
      'of the stable version',
      () => startCanary(USERS, '1.1.0', { weight: 1 })(served),
      '@portal/users 1.1.0 is already stable.',
    ],
    [
      'of the first version of a bundle',
      () => startCanary('@portal/shops', '1.0.0', { weight: 1 })(served),
      'The first version of @portal/shops cannot be a canary. Show it to named people, then promote it: npm run portal -- override create shops 1.0.0 --person ada@program.example',
    ],
    [
      'of a bundle whose name is probably a typo',
      () => startCanary('@portal/user', '1.2.0', { weight: 1 })(served),
      'Did you mean @portal/users?',
    ],
    [
      'that would shrink',
      () => stepCanary(USERS, { weight: 1 })(withCanary),
      'The canary of @portal/users already reaches 5% and can only grow. Abort it to end it.',
    ],
    [
      'for a name that is neither a person nor a role',
      () => startCanary(USERS, '1.2.0', { cohorts: ['Ada <x>'] })(served),
      '"Ada <x>" is neither an email address such as ada@program.example nor the name of a role.',
    ],
    [
      'that would grow by half an address',
      () => stepCanary(USERS, { cohorts: ['ada@'] })(withCanary),
      '"ada@" is neither an email address',
    ],
    [
      'whose step reaches nobody new',
      () => stepCanary(USERS, { weight: 5, cohorts: ['release-eng'] })(withCanary),
      'This step would not extend the canary of @portal/users.',
    ],
    [
      'without steps left, at a step without a weight',
      () => stepCanary(USERS)(withCanary),
      'The canary of @portal/users has no steps left. Set a percentage, or name people or roles.',
    ],
    [
      'that is paused, at another pause',
      () => pauseCanary(USERS)(pauseCanary(USERS)(withCanary)),
      'The canary of @portal/users is already paused.',
    ],
    [
      'that is not running, at a step',
      () => stepCanary(USERS, { weight: 10 })(served),
      '@portal/users has no running canary.',
    ],
    [
      'that is not running, at its abort',
      () => abortCanary(USERS)(served),
      '@portal/users has no running canary.',
    ],
  ])('%s is refused', (_what, change, sentence) => {
    expect(change).toThrow(sentence)
  })
})

describe('a rollback', () => {
  const later = promote('@portal/shops', '1.0.0')(promote(USERS, '1.3.0')(served))

  test('of everything serves what an earlier release did, without its canaries', () => {
    expect(rollBack(withCanary)(later)).toEqual(served)
  })

  test('of one bundle keeps the others unchanged', () => {
    const { bundles } = rollBackBundle(USERS, withCanary)(later)
    expect(bundles).toEqual({ ...later.bundles, [USERS]: { stable: '1.1.0', lastGood: '1.0.0' } })
  })

  test('of one bundle restores its last good version and does not make the bad one the last good version', () => {
    expect(of(rollBackBundle(USERS)(later))).toEqual({ stable: '1.1.0' })
  })

  test('needs a target when there is no last good version', () => {
    expect(() => rollBackBundle('@portal/ui')(served)).toThrow(
      '@portal/ui has no last good version: it was released only once or already rolled back.',
    )
  })

  test('keeps a frozen environment frozen', () => {
    expect(rollBack(served)({ ...later, frozen: true }).frozen).toBe(true)
  })
})

describe('a pulled version', () => {
  const pulled = [`${USERS} 1.2.0`]
  const withoutIt = abortCanary(USERS, { isPulled: true })(withCanary)

  test('is the one that an abort leaves', () => {
    expect(withoutIt).toEqual({ ...served, pulled })
  })

  test('is the one that a rollback leaves, and is nobody’s fallback', () => {
    const promoted = promote(USERS, '1.3.0')(promote(USERS, '1.2.0')(served))
    const back = rollBackBundle(USERS, withCanary, { isPulled: true })(promoted)
    expect(back.pulled).toEqual([`${USERS} 1.3.0`])
    const all = rollBack(promoted, { isPulled: true })(promote(USERS, '1.4.0')(promoted))
    expect(all.pulled).toEqual([`${USERS} 1.4.0`])
    expect(of(rollBack(promoted)({ ...promoted, pulled }))).toEqual({ stable: '1.3.0' })
  })

  test.each<[string, () => unknown]>([
    ['promoted', () => promote(USERS, '1.2.0')(withoutIt)],
    ['used in an override', () => startCanary(USERS, '1.2.0', { weight: 5 })(withoutIt)],
    ['rolled back to', () => rollBack(promote(USERS, '1.2.0')(served))(withoutIt)],
  ])('can no longer be %s', (_what, change) => {
    expect(change).toThrow(
      '@portal/users 1.2.0 was pulled and cannot be released again. Publish another version.',
    )
  })

  test('is not recorded by a rollback without that option', () => {
    expect(rollBackBundle(USERS)(served).pulled).toEqual([])
  })
})

test('freezes and thaws an environment once', () => {
  const frozen = setFrozen(true)(served)
  expect(frozen).toEqual({ ...served, frozen: true })
  expect(() => setFrozen(true)(frozen)).toThrow('The environment is already frozen.')
  expect(() => setFrozen(false)(served)).toThrow('The environment is not frozen.')
})

describe('a removed bundle', () => {
  const removed = removeBundle(USERS, '/roles')(served)

  test('is no longer served, and its addresses lead elsewhere', () => {
    expect(of(removed)).toBeUndefined()
    expect(removed.removed).toEqual({ [USERS]: { version: '1.1.0', lastGood: '1.0.0', leadsTo: '/roles' } })
  })

  test('leads to the dashboard by default', () => {
    expect(removeBundle(USERS)(served).removed[USERS]?.leadsTo).toBe('/')
  })

  test('is restored as it was', () => {
    const restored = restoreBundle(USERS)(removed)
    expect(of(restored)).toEqual({ stable: '1.1.0', lastGood: '1.0.0' })
    expect(restored.removed).toEqual({})
  })

  test('is restored by promoting a version, and by going back to an earlier release', () => {
    expect(promote(USERS, '1.2.0')(removed).removed).toEqual({})
    expect(rollBack(served)(removed).removed).toEqual({})
    expect(of(rollBack(served)(removed))).toEqual(of(served))
  })

  test('is restored without a pulled last good version', () => {
    const pulled = { ...removed, pulled: [`${USERS} 1.0.0`] }
    expect(of(restoreBundle(USERS)(pulled))).toEqual({ stable: '1.1.0' })
  })

  test('cannot be removed again, with a sentence on how to restore it', () => {
    expect(() => removeBundle(USERS)(removed)).toThrow('@portal/users was removed. Restore it first.')
  })

  test('cannot have a running canary', () => {
    expect(() => removeBundle(USERS)(withCanary)).toThrow('Promote it or abort it first.')
  })

  test('must have existed before', () => {
    expect(() => restoreBundle(USERS)(served)).toThrow('@portal/users is not removed.')
  })
})

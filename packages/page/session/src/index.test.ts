import { expect, test } from '@jest/globals'
import { closeChannelsAfterwards } from './testing/closing-channels.ts'

closeChannelsAfterwards()

import { PAGE_DATA } from '@portal/contract/portal-config.ts'

const auth = { issuer: 'https://id.example', clientId: 'c', scopes: 'openid', endpoints: {} }

function writeConfig(config: object) {
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: PAGE_DATA.config,
  })
  block.textContent = JSON.stringify(config)
  document.head.append(block)
}

// Applications of other releases rely on these names: adding is free, removing needs a new major version.
test('exports exactly these names', async () => {
  writeConfig({ accountId: 'a1', apiBase: '/api', productTitle: 'Operations portal', auth })
  const session = await import('./index.ts')
  expect(Object.keys(session).sort()).toEqual([
    'ApiError',
    'DEFAULT_ERROR',
    'access$',
    'accessOf',
    'areCallsSlow',
    'call',
    'can',
    'catchUp',
    'completeSignIn',
    'config',
    'currentSession',
    'holdsWork',
    'invalidateAfter',
    'lastPlace',
    'lockWhile',
    'notices$',
    'notify',
    'queryClient',
    'queryFor',
    'returnAddress',
    'session$',
    'signIn',
    'signOut',
    'start',
    'stay',
    'useCan',
    'useSession',
    'useSessionEnd',
    'useSlowCalls',
  ])
})

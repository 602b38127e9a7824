import '../testing/published-tables.ts'
import '../testing/page-on-trial.ts'
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Takeover } from '@portal/contract/portal-config.ts'
import { type ParcelHost, ParcelHostContext } from '@portal/portal-app'
import { renderInApp } from '@portal/portal-app/testing'
import { act, screen } from '@testing-library/react'
import { VersionsNote } from './versions-note.tsx'

let list: readonly Takeover[] = []
let version = '1.5.0'
const listeners = new Set<() => void>()

const releases: ParcelHost['releases'] = { now: () => 'current', subscribe: () => () => undefined }

const host: ParcelHost = {
  mountParcel: jest.fn<ParcelHost['mountParcel']>(),
  loadBundle: async () => ({}),
  factsOf: (app) => `${app} ${version}`,
  releases,
  takeovers: {
    now: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  },
}

function show() {
  renderInApp(
    <ParcelHostContext value={host}>
      <VersionsNote />
    </ParcelHostContext>,
  )
}

function takeOver(takeover: Takeover) {
  act(() => {
    list = [takeover]
    for (const listener of listeners) listener()
  })
}

beforeEach(() => {
  list = []
  version = '1.5.0'
})

test('lists trials and replaced versions, with a link to the stable ones', async () => {
  window.history.replaceState(null, '', '/shops?status=open')
  show()
  await screen.findByText('shops 1.5.0, limited rollout; others have 1.4.2')
  expect(screen.getByRole('link', { name: 'Use the stable version' }).getAttribute('href')).toMatch(/safe=1$/)
  takeOver({ bundle: '@portal/staff', version: '2.0.0', failed: '2.1.0' })
  await screen.findByText('staff 2.0.0, since 2.1.0 failed')
})

test('reports a failed trial once', async () => {
  version = '1.4.2'
  show()
  takeOver({ bundle: '@portal/shops', version: '1.4.2', failed: '1.5.0' })
  await screen.findByText('shops 1.4.2, since 1.5.0 failed')
  expect(screen.queryByText(/limited rollout/)).toBeNull()
})

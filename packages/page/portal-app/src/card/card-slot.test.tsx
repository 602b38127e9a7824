import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PlacedCard } from '@portal/routing/cards-in.ts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { mountRootParcel } from 'single-spa'
import { type ParcelHost, ParcelHostContext } from '../app/parcel-host.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { CardSlot } from './card-slot.tsx'
import { cardsOf } from './cards-of.tsx'

const card: PlacedCard = {
  app: '@portal/shops',
  name: 'openShops',
  slot: 'dashboard.waiting',
  title: 'Open shops',
  order: 1,
  lines: 3,
}
const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const onFaultOf = jest.fn<NonNullable<ParcelHost['onFaultOf']>>()
const nothing = { now: () => [], subscribe: () => () => undefined }

type Cards = ReturnType<typeof cardsOf>

const cardsWith = (load: () => Promise<{ default: () => ReactNode }>): Cards =>
  cardsOf({ name: card.app, records: [] }, { openShops: { ...card, slot: 'dashboard.waiting', card: load } })

/** A page with successive versions of the shops, each used when the previous one fails to load. */
function show(versions: readonly Cards[]): void {
  let number = 0
  onFaultOf.mockImplementation((_app, _error, phase) => {
    if (phase === 'load') number = Math.min(number + 1, versions.length - 1)
  })
  const host: ParcelHost = {
    mountParcel: mountRootParcel as ParcelHost['mountParcel'],
    loadBundle: async () => ({ slots: versions[number] ?? {} }),
    factsOf: (app) => `${app} 1.${versions.length - 1 - number}.0`,
    takeovers: nothing,
    releases: { now: () => 'current', subscribe: () => () => undefined },
    onFault: () => {
      throw new Error('This is not a fault of the page that shows the card.')
    },
    onFaultOf,
  }
  renderInApp(
    <ParcelHostContext value={host}>
      <CardSlot card={card} />
    </ParcelHostContext>,
  )
}

beforeEach(() => {
  onFaultOf.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void jest.restoreAllMocks())

test('shows the card of the last good version when code of the new one is missing', async () => {
  show([
    cardsWith(() => Promise.reject(lost)),
    cardsWith(async () => ({ default: () => <p>Three shops</p> })),
  ])
  await screen.findByText('Three shops', {}, { timeout: 5_000 })
  expect(onFaultOf.mock.calls).toEqual([['@portal/shops', lost, 'load']])
})

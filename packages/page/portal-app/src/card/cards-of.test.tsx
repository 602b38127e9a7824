import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { SlotRow, TabProps } from '@portal/routing/slot-row.ts'
import { findByRole, findByTestId, findByText } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useId } from 'react'
import { cardsOf } from './cards-of.tsx'

// A tab may be any component that a card may be.
const facts = { slot: 'issuer.tabs', title: 'Work', order: 1, lines: 3 } as const

const Tab = ({ subjectId }: TabProps) => <p>Tasks of {subjectId}</p>

const CardWithId = () => <p data-testid="card" id={useId()} />

afterEach(() => document.body.replaceChildren())

/** Mounts a card as single-spa mounts a parcel. */
async function mounted(name: string, card: SlotRow['card'], host = {}) {
  const { work } = cardsOf({ name: '@portal/tasks', records: [] }, { work: { ...facts, card } })
  if (!work) throw new Error('The card has no parcel.')
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const handedOver = { mountParcel: jest.fn(), loadBundle: jest.fn(), factsOf: () => '', ...host }
  const props = { name, domElement, facts: '@portal/tasks 1.2.0', ...handedOver } as never
  await work.bootstrap(props)
  await work.mount(props)
  return { domElement, leave: () => work.unmount(props) }
}

test('mounts a card in its element, and leaves it empty', async () => {
  const { domElement, leave } = await mounted('one', async () => ({ default: () => <p>Three tasks</p> }))
  await findByText(domElement, 'Three tasks')
  await leave()
  expect(domElement.textContent).toBe('')
})

test('shows the version of a card whose code is missing, and retries it', async () => {
  // React logs errors that a boundary catches; here they are intended.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isOffline = true
  const { domElement } = await mounted('two', async () => {
    if (isOffline) throw new Error('offline')
    return { default: () => <p>Three tasks</p> }
  })
  await findByRole(domElement, 'alert')
  await findByText(domElement, '@portal/tasks 1.2.0')
  isOffline = false
  await userEvent.click(await findByRole(domElement, 'button', { name: 'Try again' }))
  await findByText(domElement, 'Three tasks')
})

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const fault = new TypeError('undefined is not a function')
const Broken = () => {
  throw fault
}

describe('reports to the page, as for a part of its application,', () => {
  test.each<[string, Error, 'load' | 'render', SlotRow['card']]>([
    ['a rendering error in a card', fault, 'render', async () => ({ default: Broken })],
    ['missing code of a card', lost, 'load', () => Promise.reject(lost)],
  ])('%s', async (_what, error, phase, card) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const onFault = jest.fn()
    const { domElement } = await mounted('five', card, { onFault })
    await findByRole(domElement, 'alert')
    expect(onFault.mock.calls).toEqual([[error, phase]])
  })
})

test('uses different ids in different cards', async () => {
  const first = await mounted('three', async () => ({ default: CardWithId }))
  const second = await mounted('four', async () => ({ default: CardWithId }))
  const { id } = await findByTestId(first.domElement, 'card')
  expect((await findByTestId(second.domElement, 'card')).id).not.toBe(id)
})

test('passes a tab the record of its screen', async () => {
  const { domElement } = await mounted('six', async () => ({ default: Tab }), { subjectId: 'juniper' })
  await findByText(domElement, 'Tasks of juniper')
})

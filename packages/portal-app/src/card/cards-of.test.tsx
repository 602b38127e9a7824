import { afterEach, expect, jest, test } from '@jest/globals'
import type { SlotRow } from '@portal/routing/slot-row.ts'
import { findByRole, findByTestId, findByText } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useId } from 'react'
import { cardsOf } from './cards-of.tsx'

const facts = { slot: 'dashboard.waiting', title: 'Work', order: 1, lines: 3 } as const

const CardWithId = () => <p data-testid="card" id={useId()} />

afterEach(() => document.body.replaceChildren())

/** Mounts a card as single-spa mounts a parcel. */
async function mounted(name: string, card: SlotRow['card']) {
  const { work } = cardsOf({ name: '@portal/tasks', records: [] }, { work: { ...facts, card } })
  if (!work) throw new Error('The card has no parcel.')
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const props = { name, domElement, facts: '@portal/tasks 1.2.0' } as never
  await work.bootstrap(props)
  await work.mount(props)
  return { domElement, leave: () => work.unmount(props) }
}

test('a card stands in the place it is given, and leaves it empty', async () => {
  const { domElement, leave } = await mounted('one', async () => ({ default: () => <p>Three tasks</p> }))
  await findByText(domElement, 'Three tasks')
  await leave()
  expect(domElement.textContent).toBe('')
})

test('a card whose code does not arrive says so with its version, and is asked for again', async () => {
  // React logs what a boundary catches; here that is what is meant to happen.
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

test('what stands in different cards has different ids', async () => {
  const first = await mounted('three', async () => ({ default: CardWithId }))
  const second = await mounted('four', async () => ({ default: CardWithId }))
  const { id } = await findByTestId(first.domElement, 'card')
  expect((await findByTestId(second.domElement, 'card')).id).not.toBe(id)
})

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ShopTable } from '../examples/shop-table.tsx'
import { shops } from '../examples/shops.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { windowOf } from '../testing/window-of.ts'
import { QuickLook } from './quick-look.tsx'

beforeEach(() => {
  windowOf('wide')
  // There is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  windowOf(undefined)
})

function Shops() {
  const [shown, setShown] = useState<string | undefined>('1')
  const row = shops.find(({ id }) => id === shown)
  return (
    <>
      <ShopTable rows={shops} total={shops.length} />
      <QuickLook
        rowKey={shown}
        name={row?.name}
        items={[]}
        onStep={(by) => setShown(shops[shops.findIndex(({ id }) => id === shown) + by]?.id)}
        onShow={setShown}
        onClose={() => setShown(undefined)}
      >
        <p>{row?.name} in short</p>
      </QuickLook>
    </>
  )
}

const panel = (name: string) => screen.queryByRole('complementary', { name })

test('stays beside the usable list in a wide window, and shows the focused row', async () => {
  renderInPortal(<Shops />)
  expect(document.activeElement).toBe(panel('Acme'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.hasAttribute('data-panel')).toBe(true)
  screen.getByRole('link', { name: 'Acme' }).focus()
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bolt' }))
  expect(panel('Bolt')).toBeTruthy()
  await expectAccessible(screen.getByRole('complementary'))
})

test('moves on with j from inside, and returns to the row on Escape', async () => {
  renderInPortal(<Shops />)
  await userEvent.keyboard('j')
  expect(panel('Bolt')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(panel('Bolt')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bolt' }))
  expect(document.documentElement.hasAttribute('data-panel')).toBe(false)
})

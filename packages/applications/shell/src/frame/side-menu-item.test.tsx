import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { highlightedItem } from '../menu/highlight.ts'
import type { MenuItem } from '../menu/menu.ts'
import { SideMenuItem } from './side-menu-item.tsx'

const item = (label: string, links: MenuItem['links']): MenuItem => ({
  label,
  icon: undefined,
  to: links[0]?.to ?? '/',
  links,
})

const items = [
  item('Shops', [{ label: 'List of shops', to: '/shops' }]),
  item('Offers', [
    { label: 'List of offers', to: '/offers' },
    { label: 'Create offer', to: '/shops/details/offer/create' },
  ]),
]

test('marks one link as current on a screen below the list of another item', () => {
  const pathname = '/shops/details/offer/create'
  const highlighted = highlightedItem(items, pathname)
  renderInApp(
    items.map((one) => (
      <SideMenuItem key={one.label} item={one} pathname={pathname} highlighted={one === highlighted} />
    )),
  )
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['Create offer'])
})

import { expect, test } from '@jest/globals'
import { ViewState } from '@portal/contract/views/view-state.ts'
import { queryOfView, viewStateOf } from './view-query.ts'

test('turns the address of a list into what is shared, without page and view', () => {
  expect(viewStateOf('q=acme&sort=-name&cols=name,status&country=ES,FR&page=2&size=25&view=Mine')).toEqual({
    q: 'acme',
    sort: '-name',
    columns: ['name', 'status'],
    filters: { country: ['ES', 'FR'] },
  })
})

test('can share a list whose columns have widths', () => {
  const view = viewStateOf('cols=name:220,status')
  expect(ViewState.parse(view).columns).toEqual(['name:220', 'status'])
})

test.each(['', 'q=acme&sort=-name&cols=name%2Cstatus&country=ES%2CFR', 'status=ACTIVE'])(
  'turns it back: %j',
  (query) => {
    expect(queryOfView(viewStateOf(query))).toBe(query)
  },
)

import '../testing/published-tables.ts'
import { beforeEach, expect, test } from '@jest/globals'
import { render, waitFor } from '@testing-library/react'
import { recentPagesOf } from '../device/recent-pages.ts'
import { useRecentPages } from './use-recent-pages.ts'

const SUB = 'operator-1'

function Frame() {
  useRecentPages(SUB)
  return null
}

function show(path: string, content: string): void {
  history.pushState(null, '', path)
  const screen = document.getElementById('portal-screen')
  if (screen) screen.innerHTML = content
}

const titles = () =>
  recentPagesOf(SUB)
    .get()
    .map(({ title }) => title)

beforeEach(() => {
  recentPagesOf(SUB).set([])
  document.body.innerHTML = '<main id="portal-screen"></main>'
})

test('remembers a page rendered before the frame', () => {
  show('/shops/s1', '<h1>Corner shop</h1>')
  render(<Frame />)
  expect(titles()).toEqual(['Corner shop'])
})

test('lists the newest page first, named by its heading', async () => {
  render(<Frame />)
  show('/shops/s1', '<h1>Corner shop</h1>')
  await waitFor(() => expect(titles()).toEqual(['Corner shop']))
  show('/shops/s2', '<h1>Shop</h1>')
  await waitFor(() => expect(titles()).toEqual(['Shop', 'Corner shop']))
  show('/shops/s2', '<h1>Bakery</h1>')
  await waitFor(() => expect(titles()).toEqual(['Bakery', 'Corner shop']))
})

test('does not remember a page that shows an error or empty state', () => {
  show('/shops/s3', '<h1>Shop</h1><p data-message>There is no such shop.</p>')
  render(<Frame />)
  expect(titles()).toEqual([])
})

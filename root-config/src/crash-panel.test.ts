import { beforeEach, expect, jest, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { getByRole, getByText } from '@testing-library/dom'
import axe from 'axe-core'
import { showCrashPanel } from './crash-panel.ts'

const retry = jest.fn<() => void>()
const panel = {
  title: 'The portal could not be loaded',
  text: 'Check your connection and reload the page.',
  facts: '<img src=x onerror=alert(1)>',
  retryLabel: 'Reload',
  retry,
}

beforeEach(() => {
  document.body.replaceChildren()
  retry.mockClear()
})

test('shows what happened and what to do as an alert', () => {
  showCrashPanel(document.body, panel)
  const alert = getByRole(document.body, 'alert')
  expect(getByRole(alert, 'heading', { level: 1 }).textContent).toBe(panel.title)
  getByText(alert, panel.text)
})

test('shows facts as text, whatever they contain', () => {
  showCrashPanel(document.body, panel)
  getByText(document.body, panel.facts)
  expect(document.querySelector('img')).toBeNull()
})

test('retries with its button', () => {
  showCrashPanel(document.body, panel)
  getByRole(document.body, 'button', { name: 'Reload' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
})

test('links to the stable version on a page with trials', () => {
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: PAGE_DATA.trials,
  })
  block.append(JSON.stringify({ '@portal/tasks': { stable: '1.4.2', because: 'canary' } }))
  document.body.append(block)
  showCrashPanel(document.body, panel)
  const link = getByRole(document.body, 'link', { name: 'Use the stable version' })
  expect(link.getAttribute('href')).toBe('?safe=1&')
})

test('can be removed without touching its siblings', () => {
  document.body.append('Neighbor')
  showCrashPanel(document.body, panel)()
  expect(document.body.textContent).toBe('Neighbor')
})

test('has no accessibility violations', async () => {
  document.documentElement.lang = 'en'
  document.title = 'Operations portal'
  const main = document.createElement('main')
  document.body.append(main)
  showCrashPanel(main, panel)
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

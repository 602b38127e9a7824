import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen, within } from '@testing-library/react'
import { DATA_LABELS } from './data/data-labels.ts'
import { ValueList } from './value-list.tsx'

const show = (value: Record<string, unknown>) =>
  renderInApp(<ValueList value={value} labels={DATA_LABELS.businessData} />)

/** What stands beside a label. */
const shownAs = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent

test('values bear the names of the form', () => {
  show({ legalName: 'Acme Ltd', cardBrands: ['VISA'], countryCode: 'GB' })
  expect(shownAs('Legal name')).toBe('Acme Ltd')
  expect(shownAs('Card brands')).toBe('Visa')
  expect(shownAs('Country')).toBe('United Kingdom')
})

test('what is not set is said, and so are no and yes', () => {
  show({ website: null, description: '', isTrusted: false, isOpen: true })
  expect([shownAs('Website'), shownAs('Description')]).toEqual(['—not set', '—not set'])
  expect([shownAs('Is trusted'), shownAs('Is open')]).toEqual(['No', 'Yes'])
})

test('a field and a code newer than the page are shown in words', () => {
  show({ settlementCycle: 'EVERY_FULL_MOON', cardBrands: ['VISA', 'MOON_CARD'] })
  expect(shownAs('Settlement cycle')).toBe('Every full moon')
  expect(shownAs('Card brands')).toBe('Visa, Moon card')
})

test('parts inside stand under their own heading, known or new', () => {
  show({
    contacts: [
      { kind: 'TECHNICAL', name: 'Desk' },
      { kind: 'LEGAL', name: 'Court' },
    ],
    lunarBases: [{ crater: 'Gale' }],
  })
  const contacts = screen.getByRole('heading', { name: 'Contacts' }).parentElement
  if (!contacts) throw new Error('The heading stands nowhere.')
  expect(within(contacts).getAllByText('Name')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Lunar bases' })).toBeTruthy()
  expect(shownAs('Crater')).toBe('Gale')
})

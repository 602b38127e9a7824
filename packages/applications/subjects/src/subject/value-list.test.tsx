import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen, within } from '@testing-library/react'
import { DATA_LABELS } from './data/data-labels.ts'
import { ValueList } from './value-list.tsx'

const show = (value: Record<string, unknown>) =>
  renderInApp(<ValueList value={value} labels={DATA_LABELS.businessData} />)

/** The value next to a label. */
const shownAs = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent

test('labels values as the form does', () => {
  show({ legalName: 'Acme Ltd', cardBrands: ['VISA'], countryCode: 'GB' })
  expect(shownAs('Legal name')).toBe('Acme Ltd')
  expect(shownAs('Card brands')).toBe('Visa')
  expect(shownAs('Country')).toBe('United Kingdom')
})

test('shows unset values, no and yes', () => {
  show({ website: null, description: '', isTrusted: false, isOpen: true })
  expect([shownAs('Website'), shownAs('Description')]).toEqual(['—not set', '—not set'])
  expect([shownAs('Is trusted'), shownAs('Is open')]).toEqual(['No', 'Yes'])
})

test('shows unknown fields and codes as words', () => {
  show({ settlementCycle: 'EVERY_FULL_MOON', cardBrands: ['VISA', 'MOON_CARD'] })
  expect(shownAs('Settlement cycle')).toBe('Every full moon')
  expect(shownAs('Card brands')).toBe('Visa, Moon card')
})

test('shows known and unknown nested objects under their own headings', () => {
  show({
    contacts: [
      { kind: 'TECHNICAL', name: 'Desk' },
      { kind: 'LEGAL', name: 'Court' },
    ],
    lunarBases: [{ crater: 'Gale' }],
  })
  const contacts = screen.getByRole('heading', { name: 'Contacts' }).parentElement
  if (!contacts) throw new Error('The heading is not inside a section.')
  expect(within(contacts).getAllByText('Name')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Lunar bases' })).toBeTruthy()
  expect(shownAs('Crater')).toBe('Gale')
})

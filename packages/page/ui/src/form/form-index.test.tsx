import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

const schema = z.object({})

const form = (titles: readonly string[]) => (
  <Form schema={schema} defaultValues={{}} onSubmit={async () => undefined}>
    {titles.map((title) => (
      <Section key={title} title={title}>
        <p>Fields of {title}</p>
      </Section>
    ))}
  </Form>
)

const listed = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('lists the sections of a long form in order', () => {
  const { show } = renderInPortal(form(['Names', 'Contacts', 'Addresses']))
  expect(listed()).toEqual(['Names', 'Contacts', 'Addresses'])
  show(form(['Names', 'Profile', 'Contacts', 'Addresses']))
  expect(listed()).toEqual(['Names', 'Profile', 'Contacts', 'Addresses'])
})

test('links to the heading of a section', async () => {
  Element.prototype.scrollIntoView = () => undefined
  renderInPortal(form(['Names', 'Contacts', 'Addresses']))
  await userEvent.click(screen.getByRole('link', { name: 'Contacts' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contacts' }))
})

test('marks the section in view', () => {
  const tops: Record<string, number> = { Names: -300, Contacts: 100, Addresses: 700 }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.textContent ?? ''] ?? 0)
  })
  renderInPortal(form(['Names', 'Contacts', 'Addresses']))
  const current = () => screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)
  expect(current()).toEqual(['Contacts'])
  tops.Addresses = 100
  fireEvent.scroll(window)
  expect(current()).toEqual(['Addresses'])
})

test('shows no index for a short form', () => {
  renderInPortal(form(['Names', 'Contacts']))
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
})

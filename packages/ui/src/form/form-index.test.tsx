import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'

const schema = z.object({})

const form = (titles: readonly string[]) => (
  <Form schema={schema} defaultValues={{}} onSubmit={async () => undefined} submitLabel="Save">
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

test('a long form lists its sections, in the order in which they stand', () => {
  const { show } = renderInPortal(form(['Names', 'Contacts', 'Addresses']))
  expect(listed()).toEqual(['Names', 'Contacts', 'Addresses'])
  show(form(['Names', 'Profile', 'Contacts', 'Addresses']))
  expect(listed()).toEqual(['Names', 'Profile', 'Contacts', 'Addresses'])
})

test('an entry leads to the heading of its section', async () => {
  Element.prototype.scrollIntoView = () => undefined
  renderInPortal(form(['Names', 'Contacts', 'Addresses']))
  await userEvent.click(screen.getByRole('link', { name: 'Contacts' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contacts' }))
})

test('a short form needs no index', () => {
  renderInPortal(form(['Names', 'Contacts']))
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
})

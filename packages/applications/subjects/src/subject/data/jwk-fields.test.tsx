import { beforeEach, expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { Form } from '@portal/ui/form'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dataFormOf } from './data-form.ts'
import { DATA_LABELS } from './data-labels.ts'
import { JwkFields } from './jwk-fields.tsx'

const key = {
  kty: 'EC',
  kid: 'sign-1',
  use: 'sig',
  alg: 'ES256',
  crv: 'P-256',
  x: 'x'.repeat(43),
  y: 'y'.repeat(43),
}

let saved: unknown

beforeEach(() => {
  saved = undefined
  renderInApp(
    <Form
      {...dataFormOf('SRCI', 'jwk', { keys: [] })}
      labels={DATA_LABELS.jwk}
      onSubmit={async (values) => {
        saved = values
        return undefined
      }}
    >
      <JwkFields />
    </Form>,
  )
})

const paste = async (given: object) => {
  await userEvent.click(screen.getByLabelText(/^New keys/))
  await userEvent.paste(JSON.stringify(given))
}

const upload = async (content: string) => {
  const file = new File([], 'key.json', { type: 'application/json' })
  // jsdom cannot read files.
  file.text = async () => content
  await userEvent.upload(screen.getByLabelText(/^From a file/), file)
}

test('lists and saves the keys of a pasted key set', async () => {
  await paste({ keys: [key, { ...key, kid: 'sign-2' }] })
  expect(screen.getByText('Added: sign-1, sign-2')).toBeTruthy()
  const first = within(screen.getByRole('group', { name: 'Keys 1' }))
  expect(first.getByLabelText('Algorithm')).toHaveProperty('value', 'ES256')
  expect(first.getByText(/Complete public key\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove keys 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual({ keys: [key] })
})

test('refuses a private key before it is in the form', async () => {
  await paste({ ...key, d: 'secret' })
  expect(screen.getByText(/^This contains a private key/)).toBeTruthy()
  expect(screen.getByText('No keys yet')).toBeTruthy()
})

test('neither loses nor saves a key that is not added yet', async () => {
  await paste(key)
  await userEvent.type(screen.getByLabelText(/^New keys/), 'half a key')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sentence = 'This key is not added yet. Add it or clear this field.'
  expect(await screen.findByRole('link', { name: `New keys: ${sentence}` })).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(saved).toBeUndefined()
  await userEvent.clear(screen.getByLabelText(/^New keys/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual({ keys: [key] })
})

test('keeps a problem with new keys visible until the input changes', async () => {
  const refusal = () => screen.queryByText(/^No key found/)
  await upload('no key')
  expect(await screen.findByText(/^No key found/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^New keys/), ' ')
  expect(refusal()).toBeNull()
  await upload('no key')
  await upload(JSON.stringify(key))
  expect(await screen.findByText('Added: sign-1')).toBeTruthy()
  expect(refusal()).toBeNull()
})

test('clears a problem with a file when saving', async () => {
  await paste(key)
  await upload('no key')
  expect(await screen.findByText(/^No key found/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual({ keys: [key] })
  expect(screen.queryByText(/^No key found/)).toBeNull()
})

test('reads a file like pasted text', async () => {
  await upload(JSON.stringify(key))
  expect(await screen.findByRole('group', { name: 'Keys 1' })).toBeTruthy()
})

test('offers choices for what a key does not define, and completes the algorithm', async () => {
  const { alg, use, ...bare } = key
  await paste(bare)
  const entry = within(screen.getByRole('group', { name: 'Keys 1' }))
  expect(entry.getByText('EC, P-256')).toBeTruthy()
  await userEvent.selectOptions(entry.getByLabelText('Use'), 'Signature')
  expect(entry.getByLabelText('Algorithm')).toHaveProperty('value', 'ES256')
  expect(entry.getByText('EC, P-256. Complete public key.')).toBeTruthy()
})

test('shows what a key lacks at its field, after saving', async () => {
  const { use, ...bare } = key
  await paste(bare)
  const entry = within(screen.getByRole('group', { name: 'Keys 1' }))
  expect(entry.getByLabelText('Use').getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('link', { name: /^Keys 1, Use: / }))
  expect(document.activeElement).toBe(entry.getByLabelText('Use'))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})

test('no longer reports a key as added once it is saved', async () => {
  await paste(key)
  expect(await screen.findByText('Added: sign-1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Added: sign-1')).toBeNull())
  expect(saved).toEqual({ keys: [key] })
})

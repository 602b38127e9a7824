import { beforeEach, expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { Form } from '@portal/ui/form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CertificateFields } from './certificate-fields.tsx'
import { createTestCertificate } from './certificates/test-certificate.ts'
import { dataFormOf } from './data-form.ts'
import { DATA_LABELS } from './data-labels.ts'

beforeEach(async () => {
  renderInApp(
    <Form
      {...dataFormOf('SRCI', 'key', { keys: [] })}
      labels={DATA_LABELS.key}
      onSubmit={async () => undefined}
    >
      <CertificateFields />
    </Form>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add certificate' }))
})

async function paste(text: string) {
  await userEvent.click(screen.getByRole('textbox', { name: /^Certificate/ }))
  await userEvent.paste(text)
}

test('shows what a pasted certificate says about itself', async () => {
  const certificate = await createTestCertificate(90)
  await paste(certificate.toString('pem'))
  expect(await screen.findByText('CN=pay.example, O=Example Bank')).toBeTruthy()
  expect(screen.getByText('RSA, 2048 bits')).toBeTruthy()
  expect(screen.queryByText('This certificate expires soon')).toBeNull()
})

test('warns about a certificate that expires soon, or whose use does not fit its purpose', async () => {
  const certificate = await createTestCertificate(5)
  await userEvent.selectOptions(screen.getByLabelText(/^Purpose/), 'TLS_CLIENT')
  await paste(certificate.toString('pem'))
  expect(await screen.findByText('This certificate expires soon')).toBeTruthy()
  expect(screen.getByText(/^This certificate does not allow the purpose/)).toBeTruthy()
})

test('takes a binary certificate from a file', async () => {
  const certificate = await createTestCertificate(90)
  const file = new File([], 'pay.cer')
  // jsdom cannot read files.
  file.text = async () => ''
  file.arrayBuffer = async () => certificate.rawData
  await userEvent.upload(screen.getByLabelText(/^From a file/), file)
  expect(await screen.findByText('RSA, 2048 bits')).toBeTruthy()
})

test('refuses a file with a private key, until a certificate is added', async () => {
  const file = new File([], 'pay.pem')
  file.text = async () => '-----BEGIN PRIVATE KEY-----\nAQAB\n-----END PRIVATE KEY-----'
  await userEvent.upload(screen.getByLabelText(/^From a file/), file)
  expect(await screen.findByText(/contains a private key, so it was not added/)).toBeTruthy()
  await paste((await createTestCertificate(90)).toString('pem'))
  expect(await screen.findByText('RSA, 2048 bits')).toBeTruthy()
  expect(screen.queryByText(/contains a private key/)).toBeNull()
})

test('Replace adds a certificate for the same purpose, and keeps the old one active', async () => {
  await userEvent.selectOptions(screen.getByLabelText(/^Purpose/), 'ENCRYPTION')
  await userEvent.selectOptions(screen.getByLabelText(/^Status/), 'ACTIVE')
  await paste((await createTestCertificate(5)).toString('pem'))
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  const purposes = screen.getAllByLabelText<HTMLSelectElement>(/^Purpose/)
  const statuses = screen.getAllByLabelText<HTMLSelectElement>(/^Status/)
  expect(purposes.map(({ value }) => value)).toEqual(['ENCRYPTION', 'ENCRYPTION'])
  expect(statuses.map(({ value }) => value)).toEqual(['ACTIVE', 'ACTIVE'])
  const [, added] = screen.getAllByRole('textbox', { name: /^Certificate/ })
  expect(document.activeElement).toBe(added)
})

import { beforeAll, expect, test } from '@jest/globals'
import { getSubject, listSubjects, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, within } from '@testing-library/react'
import { createTestCertificate } from './data/certificates/test-certificate.ts'
import { PublicationChanges } from './publication-changes.tsx'

beforeAll(() => signInAs('admin'))

async function publishedSubject(type: 'DCF' | 'SRCPI') {
  const query = { publicationStatus: 'PUBLISHED', hasUnpublishedChanges: 'false', type } as const
  const [found] = (await call(listSubjects, { query })).items
  if (!found) throw new Error('The demo data has no such subject.')
  return { subjectId: found.id }
}

test('shows the number of changes and the first values, and expands to all', async () => {
  const params = await publishedSubject('DCF')
  const { data } = await call(getSubject, { params })
  await call(updateSubjectData, {
    params: { ...params, dataKey: 'businessData' },
    body: {
      ...data.businessData,
      displayName: 'Lantern Wallet',
      description: 'A wallet for boats',
      website: 'https://boats.example',
      externalReference: 'BOAT-7',
      changeReason: 'A test of the review',
    },
  })
  renderInApp(<PublicationChanges subjects={[await call(getSubject, { params })]} />)
  expect(await screen.findByText('4 changes in Business data')).toBeTruthy()
  const all = screen.getByText('Show all 4')
  const first = screen.getAllByRole('table')[0]
  if (!first) throw new Error('No value is shown.')
  expect(within(first).getAllByRole('rowheader')).toHaveLength(3)
  expect(all.closest('details')?.open).toBe(false)
  expect(screen.getByText('Lantern Wallet')).toBeTruthy()
})

test('shows what a new certificate says about itself, not its text', async () => {
  const params = await publishedSubject('SRCPI')
  const certificatePem = (await createTestCertificate(90)).toString('pem')
  await call(updateSubjectData, {
    params: { ...params, dataKey: 'key' },
    body: {
      keys: [{ keyId: 'tls-1', purpose: 'SIGNING', certificatePem, status: 'ACTIVE' }],
      changeReason: 'A test of the review',
    },
  })
  renderInApp(<PublicationChanges subjects={[await call(getSubject, { params })]} />)
  const certificate = within(await screen.findByRole('region', { name: 'Certificate tls-1' }))
  expect(await certificate.findByText('CN=pay.example, O=Example Bank')).toBeTruthy()
  expect(certificate.getByText('RSA, 2048 bits')).toBeTruthy()
  expect(screen.queryByText(/BEGIN CERTIFICATE/)).toBeNull()
})

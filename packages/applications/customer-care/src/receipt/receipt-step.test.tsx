import { expect, test } from '@jest/globals'
import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { ReceiptStep } from './receipt-step.tsx'

const receipt: DeletionReceipt = {
  profileId: '0192f2d4-0000-7000-8000-00000000a1b2',
  deletedAt: '2026-03-01T09:00:00.000Z',
  deletedBy: { id: '1', email: 'somebody.else@program.example', name: 'Sam Faster' },
  requestId: 'request-1',
  maskedIdentity: 'j•••@m•••.example',
  changeReason: 'Requested by phone.',
  case: { ticketReference: 'CARE-7', verifiedBy: 'CALL_BACK', legalBasis: 'ERASURE_REQUEST' },
  cardCount: 2,
  deviceCount: 1,
}

test('tells the second agent that the profile has already been deleted, with the first receipt', async () => {
  await signInAs('care')
  renderInApp(<ReceiptStep receipt={receipt} desk={{ startOver: () => undefined }} />)
  expect(screen.getByRole('heading', { name: 'This profile has already been deleted' })).toBeTruthy()
  expect(screen.getByText('Deleted by Sam Faster')).toBeTruthy()
  expect(screen.getByText('Requested by phone.')).toBeTruthy()
  expect(screen.getByText('…a1b2')).toBeTruthy()
})

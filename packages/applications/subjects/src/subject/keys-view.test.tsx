import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { CertificatesView } from './keys-view.tsx'

test('shows that a certificate has no subject', () => {
  renderInApp(<CertificatesView body={{ keys: [{ keyId: 'tls', subjectDn: '' }] }} />)
  expect(screen.getByRole('cell', { name: 'None' })).toBeTruthy()
})

import { expect, test } from '@jest/globals'
import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { renderInApp } from '@portal/portal-app/testing'
import { config } from '@portal/session'
import { screen } from '@testing-library/react'
import { OwnPackageNotice } from './own-package-notice.tsx'

const source: PackageHead['source'] = {
  environment: config.environment,
  accountId: config.accountId,
  exportedAt: '2026-01-02T03:04:05Z',
  exportedBy: 'olivia@program.example',
  taskId: '1',
  view: 'draft',
}

test('warns that a package of this account brings an earlier state back', () => {
  renderInApp(<OwnPackageNotice source={source} />)
  expect(screen.getByText('This package was exported from this account')).toBeTruthy()
})

test.each([{ accountId: 'other' }, { environment: 'OTHER' }])(
  'says nothing about a package of %j',
  (other) => {
    renderInApp(<OwnPackageNotice source={{ ...source, ...other }} />)
    expect(screen.queryByText('This package was exported from this account')).toBeNull()
  },
)

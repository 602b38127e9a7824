import { expect, test } from '@jest/globals'
import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { renderInApp } from '@portal/portal-app/testing'
import { ApiError } from '@portal/session'
import { screen } from '@testing-library/react'
import { IdFields } from './id-fields.tsx'

const packaged = (id: string, name: string): PackageHead['contents'][number] => ({
  id,
  type: 'EXT_BACKEND',
  name,
  dataKeys: ['businessData'],
  dpas: 0,
  templates: 0,
  resources: 0,
})

test('says at the field of a subject why it cannot be imported under an ID', () => {
  const message = 'The subject with this ID is of another type.'
  const failure = new ApiError({
    status: 422,
    reason: 'VALIDATION_FAILED',
    message: 'Some fields are invalid.',
    details: [{ source: '/subjectIds/second', sourceType: 'BODY', message }],
  })
  renderInApp(
    <IdFields
      contents={[packaged('first', 'One'), packaged('second', 'Other')]}
      ids={{ second: 'an-issuer' }}
      failure={failure}
      onChange={() => undefined}
    />,
  )
  const fieldOf = (name: string) => screen.getByLabelText(`ID of ${name} in this environment`)
  expect(fieldOf('One').getAttribute('aria-invalid')).toBeNull()
  expect(fieldOf('Other').getAttribute('aria-describedby')).toContain(screen.getByText(message).id)
})

import { expect, test } from '@jest/globals'
import { getFile } from '@portal/contract/resources/file-endpoints.ts'
import { screen } from '@testing-library/react'
import { renderInApp } from '../testing/render-in-app.tsx'
import { OnlyWith } from './only-with.tsx'

test('section 6: a part that cannot be read says which permission it needs, in its place', () => {
  renderInApp(
    <OnlyWith call={getFile}>
      <p>The form</p>
    </OnlyWith>,
  )
  expect(screen.getByText("You don't have access to this part")).toBeTruthy()
  expect(screen.getByText(/^Needs file\.get\./)).toBeTruthy()
  expect(screen.queryByText('The form')).toBeNull()
})

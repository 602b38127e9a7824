import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInApp } from '../testing/render-in-app.tsx'
import { WithPermission } from './with-permission.tsx'

test('hides what needs a permission from those who do not hold it', () => {
  renderInApp(
    <WithPermission permission="x.shops.close">
      <button type="button">Close</button>
    </WithPermission>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

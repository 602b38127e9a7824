import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { linkTo } from '@portal/routing/link-to.ts'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../routes.ts'
import SubjectUpdatePage from './subject-update-page.tsx'

test('says for the SRC system which changes need no publishing', async () => {
  await signInAs('admin')
  renderInApp(
    <Suspense>
      <Routes>
        <Route path={routes.systemUpdate.path} element={<SubjectUpdatePage category="system" />} />
      </Routes>
    </Suspense>,
    linkTo(routes.systemUpdate, { subjectId: 'system' }),
  )
  expect(
    await screen.findByText(/Changes to the default DPA configuration go live immediately\.$/),
  ).toBeTruthy()
})

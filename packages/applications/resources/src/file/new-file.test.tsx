import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { NewFile } from './new-file.tsx'

test('names a new file and its directory, and leaves out what is empty', () => {
  const version = { contentType: 'application/pdf' as const, uploadId: 'x' }
  renderInApp(
    <NewFile directoryName="Help pages" body={{ name: 'help.pdf', tags: [], version }} upload={undefined} />,
  )
  expect(screen.getByText('Help pages')).toBeTruthy()
  expect(screen.getByText('The content of help.pdf is the uploaded file.')).toBeTruthy()
  expect(screen.queryByText('Tags')).toBeNull()
  expect(screen.queryByText('Note')).toBeNull()
})

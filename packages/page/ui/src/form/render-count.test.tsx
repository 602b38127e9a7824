import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { z } from 'zod'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

const schema = z.object({ typed: z.string(), other: z.string() })

test('does not rerender other fields while typing in one', async () => {
  let drawn = 0
  render(
    <MemoryRouter>
      <Form schema={schema} defaultValues={{ typed: '', other: '' }} onSubmit={async () => undefined}>
        <TextField name="typed" />
        <Profiler
          id="other"
          onRender={() => {
            drawn += 1
          }}
        >
          <TextField name="other" />
        </Profiler>
      </Form>
    </MemoryRouter>,
  )
  const typed = screen.getByRole('textbox', { name: 'Typed' })
  await userEvent.type(typed, 'a')
  const before = drawn
  await userEvent.type(typed, 'bcdef')
  expect(drawn).toBe(before)
})

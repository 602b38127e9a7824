import { beforeEach, expect, jest, test } from '@jest/globals'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { matchingGroups } from './matching-groups.ts'
import { withToggled } from './permission-choice.ts'
import { RoleMatrix } from './role-matrix.tsx'

jest.setTimeout(30_000)

interface EditorProps {
  readonly start?: readonly string[]
  readonly before?: readonly string[]
  readonly givable?: readonly string[]
  readonly query?: string
}

function Editor({ start = [], before, givable = PERMISSIONS, query = '' }: EditorProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(start))
  return (
    <main>
      <RoleMatrix
        groups={matchingGroups(query)}
        chosen={chosen}
        before={before && new Set(before)}
        givable={new Set(givable)}
        onToggle={(permissions, on) => setChosen(withToggled(chosen, permissions, on).chosen)}
      />
    </main>
  )
}

const show = (props: EditorProps) => render(<Editor {...props} />)

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  user = userEvent.setup()
})

test('the matrix is one tab stop', async () => {
  show({ query: 'IDV rules' })
  await user.tab()
  expect(box('All permissions')).toBe(document.activeElement)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('arrow keys move through the cells and skip empty ones', async () => {
  show({ query: 'SRC profiles' })
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(box('SRC profiles: all')).toBe(document.activeElement)
  await user.keyboard('{ArrowRight}')
  expect(box('SRC profiles: Look up a consumer')).toBe(document.activeElement)
  await user.keyboard('{ArrowRight}')
  expect(box('SRC profiles: Delete a consumer profile')).toBe(document.activeElement)
  await user.keyboard('{ArrowUp}')
  expect(box('Delete, everywhere')).toBe(document.activeElement)
})

test('Home and End go to the ends of a row, with Control to the ends of the matrix', async () => {
  show({ query: 'IDV rules' })
  await user.tab()
  await user.keyboard('{ArrowDown}{End}')
  expect(box('IDV rules: Rule history')).toBe(document.activeElement)
  await user.keyboard('{Home}')
  expect(box('IDV rules: all')).toBe(document.activeElement)
  await user.keyboard('{Control>}{End}{/Control}')
  expect(box('IDV rules, Configuration: History')).toBe(document.activeElement)
})

test('Space selects a permission and what it needs', async () => {
  show({ query: 'SRC profiles' })
  await user.tab()
  await user.keyboard('{ArrowDown}{End} ')
  expect(box('SRC profiles: Delete a consumer profile').checked).toBe(true)
  expect(box('SRC profiles: Look up a consumer').checked).toBe(true)
})

test('clearing a permission clears those that need it', async () => {
  show({ start: ['srcProfile.identityLookup', 'srcProfile.delete'], query: 'SRC profiles' })
  await user.click(box('SRC profiles: Look up a consumer'))
  expect(box('SRC profiles: Delete a consumer profile').checked).toBe(false)
})

test('a row switch is indeterminate while some of the row is selected', async () => {
  show({ start: ['srcProfile.identityLookup'], query: 'SRC profiles' })
  expect(box('SRC profiles: all').indeterminate).toBe(true)
  await user.click(box('SRC profiles: all'))
  expect(box('SRC profiles: all').checked).toBe(true)
  expect(box('SRC profiles: all').indeterminate).toBe(false)
})

test('a row of one permission has one checkbox', () => {
  show({ query: 'suspend' })
  expect(box('DPA, Suspend / activate: Other')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'DPA, Suspend / activate: all' })).toBeNull()
})

test('the matrix can be reached after rows went away', async () => {
  const { rerender } = show({ query: '' })
  await user.tab()
  await user.keyboard('{Control>}{End}{/Control}')
  rerender(<Editor query="IDV rules" />)
  await user.click(document.body)
  await user.tab()
  expect(document.activeElement).toBe(box('All permissions'))
})

test('a column switch selects every row shown', async () => {
  show({ query: 'IDV' })
  await user.click(box('History, everywhere'))
  expect(box('IDV channels: History').checked).toBe(true)
  expect(box('IDV rules: Rule history').checked).toBe(true)
})

test('the matrix switch selects everything shown', async () => {
  show({ query: 'templates' })
  await user.click(box('All permissions'))
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.filter(({ checked }) => !checked)).toEqual([])
})

test("names the group of rows found without their group's row", () => {
  show({ query: 'suspend' })
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining(['DPA, Suspend / activate', 'Subjects, Suspend / activate']))
})

test('does not repeat the group below its row', () => {
  show({ query: 'dpa' })
  expect(screen.getByRole('rowheader', { name: /Suspend/ }).textContent).toBe('Suspend / activate')
})

test('marks permissions that the operator does not hold and cannot grant', async () => {
  show({ query: 'SRC profiles', givable: ['srcProfile.identityLookup'] })
  const locked = box('SRC profiles: Delete a consumer profile (you do not have it)')
  await user.click(locked)
  expect(locked.checked).toBe(false)
})

test("names differences from the saved role in the cell's name", () => {
  show({ query: 'SRC profiles', before: ['srcProfile.delete'], start: ['srcProfile.identityLookup'] })
  expect(box('SRC profiles: Look up a consumer (added)').checked).toBe(true)
  expect(box('SRC profiles: Delete a consumer profile (removed)').checked).toBe(false)
})

test('the matrix is accessible', async () => {
  const { container } = show({ query: 'dpa', start: ['dpa.get'], before: ['dpa.search'] })
  // Contrast checks need a canvas, which jsdom lacks; the tokens are tested elsewhere.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

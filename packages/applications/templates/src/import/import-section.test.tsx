import { beforeEach, expect, jest, test } from '@jest/globals'
import { templateName } from '@portal/contract/templates/template-name.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { notices$ } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { importRows } from './import-rows.ts'
import { ImportSection } from './import-section.tsx'
import { readTexts } from './read-texts.ts'
import { readTranslations, writeTranslations } from './translation-file.ts'

/** Titles of the messages in this test. */
const told: string[] = []
notices$.subscribe(({ title }) => told.push(title))

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  told.length = 0
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

const longer = (template: Template): Template => ({ ...template, bodyText: `${template.bodyText}!` })
const fileOf = (texts: readonly Template[]) =>
  writeTranslations(texts.map((target) => ({ source: target, lang: 'pl', target })))

/** Selects a file with all Polish texts, of which the first ones are changed. Returns these. */
async function choose(changes: number) {
  await signInAs('editor')
  const texts = (await readTexts('system', ['pl'])).filter(({ bodyHtml }) => bodyHtml === null)
  const file = new File([], 'pl.csv')
  file.text = async () => fileOf(texts.map((text, index) => (index < changes ? longer(text) : text)))
  const onDone = jest.fn()
  renderInApp(<ImportSection subjectId="system" onDone={onDone} />)
  await userEvent.upload(screen.getByLabelText(/Translated file/), file)
  return { changed: texts.slice(0, changes), onDone }
}

/** Confirms the import of a number of templates. */
async function confirm(templates: string) {
  const dialog = await screen.findByRole('dialog', { name: `Import ${templates}?` })
  await userEvent.type(within(dialog).getByLabelText(/^Change reason/), 'Polish was corrected')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('asks for and announces only the templates that change', async () => {
  const { onDone } = await choose(1)
  await press('Import 1 template')
  expect(screen.getByText(/^pl\.csv: 1 changed, [1-9]\d* unchanged\.$/)).toBeTruthy()
  await confirm('1 template')
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(told).toEqual(['1 template imported'])
})

const differencesOf = (template: string) => `${template}, Text: differences`

test('shows the texts before and after before anything is saved', async () => {
  const { changed } = await choose(1)
  const [before] = changed
  if (!before) throw new Error('The demo data has no Polish texts.')
  const shown = await screen.findByRole('region', { name: differencesOf(templateName(before)) })
  const lines = within(shown).getAllByRole('row').slice(1)
  expect(lines.map((line) => line.textContent)).toEqual([
    `1− removed ${before.bodyText}`,
    `1+ added ${before.bodyText}!`,
  ])
})

test('folds the texts when there are many', async () => {
  const { changed } = await choose(4)
  const [first] = changed.map(templateName)
  await userEvent.click(await screen.findByText(`${first}, changed`))
  const shown = await screen.findAllByRole('region', { name: /: differences$/ })
  expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual([differencesOf(`${first}`)])
})

test('stays open with the report when someone changed a template before the confirmation', async () => {
  const { changed, onDone } = await choose(2)
  await screen.findByRole('button', { name: 'Import 2 templates' })
  const theirs = readTranslations(fileOf(changed.slice(0, 1).map((text) => longer(longer(text)))))
  await importRows(theirs, { subjectId: 'system', asDrafts: false, changeReason: 'A colleague was faster' })
  await press('Import 2 templates')
  await confirm('2 templates')
  expect(await screen.findByText(/^pl\.csv: 1 changed, [1-9]\d* unchanged, 1 with errors\.$/)).toBeTruthy()
  expect(told).toEqual(['1 template imported'])
  expect(within(screen.getByRole('table', { name: 'Rows with errors' })).getByRole('rowheader')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
})

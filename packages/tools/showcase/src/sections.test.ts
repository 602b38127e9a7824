import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import * as app from '@portal/portal-app'
import * as appContents from '@portal/portal-app/content'
import * as appForms from '@portal/portal-app/form'
import * as appUploads from '@portal/portal-app/upload'
import * as ui from '@portal/ui'
import * as uiBlocks from '@portal/ui/blocks'
import * as uiContents from '@portal/ui/content'
import * as uiForms from '@portal/ui/form'
import * as uiFrame from '@portal/ui/frame'
import * as uiPlots from '@portal/ui/plot'
import { SECTIONS } from './sections.ts'

/** Components without their own example, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  ApplicationRoot: 'surrounds every application, and so every example',
  ScreenRouter: 'shows the page of the showcase itself',
  Overlays: 'mounted once in the page, where the dialogs of the examples open',
  CardSlot: 'hosts the bundle of another application',
  ParcelHostContext: 'passes bundles to applications, and shows nothing',
}

const packages = join(__dirname, '../../../page')

/** The files with examples, by package. */
const files = ['ui', 'portal-app'].flatMap((name) => {
  const folder = join(packages, name, 'src/examples')
  return readdirSync(folder).map((file) => ({ name, file, text: readFileSync(join(folder, file), 'utf8') }))
})

const shown = new Set(files.flatMap(({ text }) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)))

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

describe.each([
  ['@portal/ui', ui],
  ['@portal/ui/blocks', uiBlocks],
  ['@portal/ui/frame', uiFrame],
  ['@portal/ui/form', uiForms],
  ['@portal/ui/content', uiContents],
  ['@portal/ui/plot', uiPlots],
  ['@portal/portal-app', app],
  ['@portal/portal-app/form', appForms],
  ['@portal/portal-app/upload', appUploads],
  ['@portal/portal-app/content', appContents],
])('%s', (_name, surface) => {
  const components = Object.entries(surface).filter(isComponent)

  test('has an example of each component', () => {
    expect(components.length).toBeGreaterThan(0)
    const missing = components.map(([name]) => name).filter((name) => !shown.has(name) && !(name in WITHOUT))
    expect(missing).toEqual([])
  })
})

test('has no stale entries among the components without examples', () => {
  const known = [ui, uiBlocks, uiFrame, app].flatMap((surface) => Object.keys(surface))
  expect(Object.keys(WITHOUT).filter((name) => !known.includes(name))).toEqual([])
})

test('includes every file with states in the showcase', () => {
  const source = readFileSync(join(__dirname, 'sections.ts'), 'utf8')
  const unlisted = files
    .filter(({ text }) => /^export (const|function) [A-Z]\w*( = \(\) =>|\(\) \{)/m.test(text))
    .filter(({ name, file }) => !source.includes(`'@portal/${name}/examples/${file}'`))
  expect(unlisted.map(({ name, file }) => `${name}/${file}`)).toEqual([])
  expect(Object.values(SECTIONS).every(({ states }) => Object.keys(states).length > 0)).toBe(true)
})

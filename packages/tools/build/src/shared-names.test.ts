import { tmpdir } from 'node:os'
import { expect, test } from '@jest/globals'
import { requirementsOf, wayOut } from './shared-names-plugin.ts'
import { buildTestBundle } from './testing/test-bundle.ts'

const app = (text: string) => buildTestBundle({ 'app.ts': text })

test('a bundle that uses offered names only builds, and declares what it needs', async () => {
  const { errors, compilation } = await app(`
    import { ask, Button } from '@portal/ui'
    import { TextField } from '@portal/ui/form'
    import { useState } from 'react'
    import { map } from 'rxjs'
    import { z } from 'zod'
    export const all = [ask.confirm({}), Button, TextField, useState, map, z.iso.date(), z.string().min(1)]
  `)
  expect(errors).toEqual([])
  expect(requirementsOf(compilation)).toEqual({
    '@portal/ui': { version: expect.stringMatching(/^\^\d/), names: ['Button', 'ask'] },
    '@portal/ui/form': { version: expect.stringMatching(/^\^\d/), names: ['TextField'] },
    react: { version: expect.stringMatching(/^\^19\./), names: ['useState'] },
    rxjs: { version: expect.stringMatching(/^\^7\./), names: ['map'] },
    zod: { version: expect.stringMatching(/^\^4\./), names: ['z.iso', 'z.string'] },
  })
})

test.each([
  ['rxjs', 'windowCount', 'packages/page/shared-libraries/src/rxjs.ts'],
  ['@tanstack/react-query', 'dehydrate', 'packages/page/shared-libraries/src/react-query.ts'],
  ['@portal/session', 'password', 'packages/page/session/src/index.ts'],
  ['@portal/ui', 'Carousel', 'packages/page/ui/src/index.ts'],
  ['@portal/ui/form', 'ColorField', 'packages/page/ui/src/form/index.ts'],
])('a name that %s does not offer is reported with its place', async (from, name, list) => {
  const { errors } = await app(`import { ${name} } from '${from}'\nexport const one = ${name}`)
  expect(errors).toEqual([
    expect.stringMatching(
      `src/app.ts uses ${name} of ${from}, which does not offer it. Add it to ${list}, or do not use it.`,
    ),
  ])
})

test('in the repository of a squad, the message names no file of the portal', () => {
  expect(wayOut('packages/page/ui/src/index.ts', tmpdir())).toMatch(/^Use one that it offers/)
})

test.each([
  ['called', 'export const schema = z.xor([])'],
  ['destructured', 'const { xor } = z; export const schema = xor([])'],
])('a builder of zod that is not offered is reported when it is %s', async (_how, text) => {
  const { errors } = await app(`import { z } from 'zod'\n${text}`)
  expect(errors).toEqual([
    expect.stringContaining(
      'uses z.xor of zod, which does not offer it. Add it to packages/page/shared-libraries/src/zod-builders.ts',
    ),
  ])
})

test.each([
  ['rxjs', "import * as rxjs from 'rxjs'; export const all = { rxjs }"],
  ['rxjs', "export const all = import('rxjs')"],
  ['z', "import { z } from 'zod'; export const all = { z }"],
])('%s as one object is rejected', async (name, text) => {
  const { errors } = await app(text)
  expect(errors).toEqual([
    expect.stringContaining(`uses ${name} as one object, but the page has only parts of it.`),
  ])
})

test('a name used through a namespace is reported too', async () => {
  const { errors } = await app(
    "import * as rxjs from 'rxjs'; export const all = [rxjs.map, rxjs.windowCount]",
  )
  expect(errors).toEqual([expect.stringContaining('uses windowCount of rxjs')])
})

test('types and unused imports do not count as uses', async () => {
  const { errors, compilation } = await buildTestBundle({
    'app.ts': `
      import type { OperatorFunction } from 'rxjs'
      import { type z } from 'zod'
      import { one } from './parts.ts'
      export const made: OperatorFunction<1, z.infer<z.ZodXor>> | number = one
    `,
    'parts.ts': `
      import { windowCount } from 'rxjs'
      export const one = 1
      export const unused = () => windowCount(2)
    `,
  })
  expect(errors).toEqual([])
  expect(requirementsOf(compilation)).toEqual({})
})

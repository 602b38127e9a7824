import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { localStore } from './local-store.ts'

test('only the owner can read stored files', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'local-store-'))
  const directory = join(parent, 'storage')
  const store = localStore({ directory, publicUrl: () => '', secret: Buffer.alloc(32) })
  await store.write('uploads/one', Readable.from(['contents']), 'text/plain')
  const modeOf = async (path: string) => (await stat(join(directory, path))).mode & 0o777
  expect([await modeOf(''), await modeOf('uploads'), await modeOf('uploads/one')]).toEqual([
    0o700, 0o700, 0o600,
  ])
  await rm(parent, { recursive: true })
})

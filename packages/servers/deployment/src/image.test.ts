import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { folder, textOf, toolOf } from './deployment-files.ts'

const place = mkdtempSync(join(tmpdir(), 'image-'))
const buildah = toolOf('buildah', '--version')

afterAll(() => rmSync(place, { recursive: true }))

/** Builds an image layout of a folder with one program, and returns the digest of the image. */
function digestOfLayout(name: string): string {
  const server = join(place, name)
  mkdirSync(server)
  writeFileSync(join(server, 'main.js'), '')
  const layout = join(place, `${name}-layout`)
  const storage = ['--storage-driver=vfs', `--root=${place}/root`, `--runroot=${place}/run`]
  const from = ['--isolation=chroot', '--no-cache', '--build-arg=BASE=scratch', '--timestamp=0']
  const given = [...storage, 'build', ...from, `--file=${folder}/Dockerfile`, `--tag=oci:${layout}`, server]
  expect(buildah?.(...given)).toMatchObject({ status: 0 })
  return JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8')).manifests[0].digest
}

test('images and Compose run the same Node', () => {
  const [, base] = /^ARG BASE=(.+)$/m.exec(textOf('Dockerfile')) ?? []
  expect(textOf('compose.yaml')).toContain(`image: ${base}\n`)
})

// It may not be installed.
if (buildah)
  test('the same folder gives the same image, on any base', () => {
    expect(digestOfLayout('one')).toBe(digestOfLayout('two'))
  })

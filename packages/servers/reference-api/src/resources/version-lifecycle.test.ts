import { expect, test } from '@jest/globals'
import type { VersionStatus } from '@portal/contract/resources/file.ts'
import { liveVersion } from '@portal/contract/resources/live-version.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import fc from 'fast-check'
import { fileFacts } from './file-facts.ts'
import { deleteVersion, publishVersion, restoreVersion, saveDraft } from './version-lifecycle.ts'

const moment = {
  at: new Date('2026-06-01T00:00:00.000Z'),
  by: { id: 'a', email: 'a@program.example', name: 'A' },
}

const version = (status: VersionStatus): Parameters<typeof publishVersion>[0] => ({
  status,
  contentType: 'text/plain',
  content: 'x',
  storageKey: null,
  sha256: '',
  sizeBytes: 1,
  comment: null,
  validFrom: null,
  authorIds: ['first'],
  publishedAt: null,
  publishedBy: null,
  deletedAt: null,
  deletedBy: null,
  deletedReason: null,
})

function outcome(act: () => { status: VersionStatus }): string {
  try {
    return act().status
  } catch (error) {
    return error instanceof ApiError ? error.reason : String(error)
  }
}

const edit = { comment: 'New', validFrom: null, content: undefined }

test.each<[VersionStatus, string, string, string, string]>([
  ['DRAFT', 'DRAFT', 'PUBLISHED', 'DELETED', 'INVALID_STATE'],
  ['PUBLISHED', 'VERSION_IMMUTABLE', 'INVALID_STATE', 'DELETED', 'INVALID_STATE'],
  ['DELETED', 'INVALID_STATE', 'INVALID_STATE', 'INVALID_STATE', 'DRAFT'],
])('%s: saved %s, published %s, deleted %s, restored %s', (status, ...expected) => {
  const before = version(status)
  expect([
    outcome(() => saveDraft(before, edit, 'second')),
    outcome(() => publishVersion(before, moment)),
    outcome(() => deleteVersion(before, moment, 'Not needed any more.')),
    outcome(() => restoreVersion(before)),
  ]).toEqual(expected)
})

test('everybody who wrote a draft is one of its authors, once', () => {
  const twice = saveDraft(saveDraft(version('DRAFT'), edit, 'second'), edit, 'second')
  expect(twice.authorIds).toEqual(['first', 'second'])
})

test('saving without content keeps the content', () => {
  expect(saveDraft(version('DRAFT'), edit, 'second')).toMatchObject({ content: 'x', comment: 'New' })
})

const anyVersions = fc
  .array(fc.tuple(fc.constantFrom<VersionStatus>('DRAFT', 'PUBLISHED', 'DELETED'), fc.nat(1000)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) =>
    list.map(([status, day], place) => ({
      id: String(place),
      number: place + 1,
      status,
      publishedAt: status === 'PUBLISHED' ? new Date(day * 86_400_000) : null,
      contentType: 'text/plain' as const,
      sizeBytes: place,
    })),
  )

test('the version published last is the only current one', () => {
  fc.assert(
    fc.property(anyVersions, (versions) => {
      const current = liveVersion(versions)
      const published = versions.filter(({ status }) => status === 'PUBLISHED')
      expect(current === undefined).toBe(published.length === 0)
      for (const other of published) {
        expect(other.publishedAt?.getTime() ?? 0).toBeLessThanOrEqual(current?.publishedAt?.getTime() ?? 0)
      }
      expect(fileFacts(versions)).toMatchObject({
        currentVersionId: current?.id ?? null,
        versionCount: versions.length,
      })
    }),
  )
})

test('a file has the state of its newest version that is not deleted', () => {
  fc.assert(
    fc.property(anyVersions, (versions) => {
      const alive = versions.filter(({ status }) => status !== 'DELETED')
      expect(fileFacts(versions).status).toBe(alive.at(-1)?.status ?? 'DELETED')
    }),
  )
})

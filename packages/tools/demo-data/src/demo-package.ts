import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { PACKAGE_KIND } from '@portal/contract/subjects/subject-package.ts'
import { packageKeyOf } from '@portal/reference-api/subjects/package/package-keys.ts'
import { signatureOf } from '@portal/reference-api/subjects/package/package-signature.ts'
import { packageDigest, packageFrame } from '@portal/reference-api/subjects/package/package-text.ts'
import { packagedSubject } from '@portal/reference-api/subjects/package/packaged-subject.ts'
import { subjectStore } from '@portal/reference-api/subjects/subject-store.ts'
import type { DemoContext } from './demo-context.ts'
import type { DemoFile } from './demo-task-files.ts'
import type { DemoTask } from './demo-tasks.ts'
import type { DemoStores } from './keep-demo-file.ts'

const STAGING = { environment: 'STAGING', accountId: 'c2p-staging', view: 'published' } as const

interface DemoPackage {
  readonly file: DemoFile
  readonly head: PackageHead
}

/** What somebody exported from staging: an SRCI that has another website there, and DPAs of one category more. */
export async function demoPackage(
  { db }: DemoStores,
  context: DemoContext,
  { row, about }: DemoTask,
): Promise<DemoPackage> {
  const subject = await subjectStore(db, context.accountId).get(about)
  const { businessData, ...data } = subject.published ?? {}
  const changed = { ...businessData, website: 'https://pay.acceptance-test.example' }
  const packaged = await packagedSubject(
    db,
    { ...subject, published: { ...data, businessData: changed } },
    { view: STAGING.view, include: ['DPAS'] },
  )
  const pieces: string[] = []
  for await (const piece of packaged.text()) pieces.push(piece)
  const text = pieces
    .join('')
    .replaceAll('"merchantCategoryCodes":["5942"]', '"merchantCategoryCodes":["5942","5994"]')
  const unsigned: Omit<PackageHead, 'digest' | 'signature'> = {
    contents: [packaged.facts],
    kind: PACKAGE_KIND,
    schemaVersion: 4,
    source: {
      ...STAGING,
      exportedAt: row.createdAt.toISOString(),
      exportedBy: row.createdBy.name,
      taskId: context.id('task', 'in staging'),
    },
  }
  const hash = packageDigest(unsigned)
  hash.update(text)
  const digest = hash.digest()
  const signature = await signatureOf(digest, await packageKeyOf(db, context.accountId))
  const head = { ...unsigned, digest, signature }
  const [begin, end] = packageFrame(head)
  const name = `${subject.name.toLowerCase().replaceAll(' ', '-')}.subject.json`
  const facts = { name, kind: 'SOURCE', contentType: 'application/json' } as const
  return { file: { ...facts, text: begin + text + end }, head }
}

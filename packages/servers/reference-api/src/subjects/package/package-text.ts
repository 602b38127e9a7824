import { createHash } from 'node:crypto'
import { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { canonicalize } from 'json-canonicalize'
import { TaskFailure } from '../../tasks/task-failure.ts'

type Unsigned = Omit<PackageHead, 'digest' | 'signature'>

/** Where the head of a package ends: in RFC 8785 form, `subjects` is its last member. */
const SUBJECTS = ',"subjects":['
const ENDING = ']}'
/** Heads are short; a file without one in its first bytes is not a package. */
const MAX_HEAD_LENGTH = 256 * 1024

const withoutEnd = (canonical: string) => canonical.slice(0, -1)

/** The digest of a package: of its RFC 8785 form without digest and signature, with the subjects as a stream. */
export function packageDigest(head: Unsigned) {
  const hash = createHash('sha256').update(withoutEnd(canonicalize(head)) + SUBJECTS)
  return {
    update: (subjects: string | Uint8Array) => void hash.update(subjects),
    digest: () => hash.update(ENDING).digest('hex'),
  }
}

/** The parts of a package before and after its subjects. */
export const packageFrame = (head: PackageHead): readonly [begin: string, end: string] => [
  withoutEnd(canonicalize(head)) + SUBJECTS,
  ENDING,
]

const rejected = (message: string) => new TaskFailure('CONTENT_REJECTED', message)

function parsedHead(text: string): PackageHead {
  const end = text.indexOf(SUBJECTS)
  let json: unknown
  try {
    json = JSON.parse(end === -1 ? text : `${text.slice(0, end)}}`)
  } catch {
    throw rejected('The file is not a subject package, or was rewritten by another program.')
  }
  const { data, error } = PackageHead.safeParse(json)
  const [issue] = error?.issues ?? []
  if (!data || end === -1)
    throw rejected(
      `The file is not a subject package: ${issue?.path.join('/') ?? ''}: ${issue?.message ?? ''}.`,
    )
  return data
}

/**
 * The head of a package and the digest of its contents, which are streamed. Nothing is trusted yet. Throws
 * `TaskFailure` with a sentence when the file is not a package.
 */
export async function readHead(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: PackageHead; digest: string }> {
  let first = Buffer.alloc(0)
  let found: { readonly head: PackageHead; readonly hash: ReturnType<typeof packageDigest> } | undefined
  /** The last bytes are the end of the package, after its subjects. */
  let rest: Uint8Array = Buffer.alloc(0)
  const take = (hash: ReturnType<typeof packageDigest>, chunk: Uint8Array) => {
    const all = Buffer.concat([rest, chunk])
    hash.update(all.subarray(0, Math.max(0, all.length - ENDING.length)))
    rest = all.subarray(Math.max(0, all.length - ENDING.length))
  }
  for await (const chunk of bytes) {
    if (found) {
      take(found.hash, chunk)
      continue
    }
    first = Buffer.concat([first, chunk])
    const begin = first.indexOf(SUBJECTS)
    if (begin === -1 && first.length < MAX_HEAD_LENGTH) continue
    const head = parsedHead(first.toString())
    const { digest: _digest, signature: _signature, ...unsigned } = head
    found = { head, hash: packageDigest(unsigned) }
    take(found.hash, first.subarray(begin + SUBJECTS.length))
  }
  if (!found) {
    parsedHead(first.toString())
    throw rejected('The file is not a subject package.')
  }
  // Anything else at the end, or in the head beside its known members, changes the digest.
  const isWhole =
    Buffer.from(rest).toString() === ENDING && first.toString().startsWith(packageFrame(found.head)[0])
  return { head: found.head, digest: isWhole ? found.hash.digest() : '' }
}

import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SubjectPackage } from '@portal/contract/subjects/subject-package-schemas.ts'
import { decodedText } from '../../bulk/decoded-text.ts'
import { isTooDeep } from '../../http/nesting.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'

const rejected = (message: string) => new TaskFailure('CONTENT_REJECTED', message)

function parsedJson(content: string): unknown {
  if (isTooDeep(content)) throw rejected('The file is nested too deeply.')
  try {
    return JSON.parse(content)
  } catch {
    throw rejected('The file is not valid JSON.')
  }
}

/** The package in a file, not yet trusted. Throws `TaskFailure` with a sentence when it is none. */
export async function readPackage(bytes: AsyncIterable<Uint8Array>): Promise<SubjectPackage> {
  const parsed = SubjectPackage.safeParse(parsedJson(await text(Readable.from(decodedText(bytes)))))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw rejected(`The file is not a subject package: ${issue?.path.join('/')}: ${issue?.message}.`)
}

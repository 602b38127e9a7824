import { Readable } from 'node:stream'
import { PackagedSubject } from '@portal/contract/subjects/subject-package-schemas.ts'
import streamJson from 'stream-json'
import Assembler from 'stream-json/Assembler.js'
import { decodedText } from '../../bulk/decoded-text.ts'
import { jsonGuard } from '../../bulk/json-guard.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'

interface Token {
  readonly name: string
  readonly value?: string
}

/**
 * Nesting of a package: subjects in a list, with DPAs, templates and parts of the data in lists and groups of each.
 */
const ITEM_LEVEL = 5
const SUBJECT_LEVEL = 3
const STARTS: readonly string[] = ['startObject', 'startArray']
const ENDS: readonly string[] = ['endObject', 'endArray']

type Item =
  | { readonly kind: 'DPA'; readonly subject: number; readonly dpa: Readonly<Record<string, unknown>> }
  | { readonly kind: 'SUBJECT'; readonly subject: number; readonly body: unknown }

async function* tokensOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Token> {
  const text = Readable.from(decodedText(bytes), { objectMode: false })
  const guard = jsonGuard(ITEM_LEVEL)
  const parser = streamJson.parser({
    packKeys: true,
    packStrings: true,
    packNumbers: true,
    streamValues: false,
  })
  for (const step of [text, parser]) step.on('error', (error: Error) => guard.destroy(error))
  try {
    yield* text.pipe(parser).pipe(guard)
  } finally {
    text.destroy()
  }
}

/** Streams the DPAs of a package, and each subject without them after its last DPA. */
async function* itemsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  let depth = 0
  let subject = -1
  let isAmongDpas = false
  let assembler = new Assembler()
  let dpa: Assembler | undefined
  let isInSubjects = false
  for await (const token of tokensOf(bytes)) {
    if (STARTS.includes(token.name)) depth += 1
    if (depth === 1 && token.name === 'keyValue') isInSubjects = token.value === 'subjects'
    if (isInSubjects && depth === SUBJECT_LEVEL && token.name === 'startObject') {
      subject += 1
      assembler = new Assembler()
    }
    if (isInSubjects && depth >= SUBJECT_LEVEL) {
      if (depth === SUBJECT_LEVEL && token.name === 'keyValue') isAmongDpas = token.value === 'dpas'
      if (!isAmongDpas) assembler.consume(token)
      else if (depth >= ITEM_LEVEL) {
        dpa ??= new Assembler()
        dpa.consume(token)
      }
    }
    if (!ENDS.includes(token.name)) continue
    if (isAmongDpas && depth === ITEM_LEVEL && dpa) {
      yield { kind: 'DPA', subject, dpa: dpa.current }
      dpa = undefined
    }
    if (depth === SUBJECT_LEVEL + 1) isAmongDpas = false
    if (isInSubjects && depth === SUBJECT_LEVEL) yield { kind: 'SUBJECT', subject, body: assembler.current }
    depth -= 1
  }
}

async function* checkedItems(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  try {
    yield* itemsOf(bytes)
  } catch (error) {
    if (error instanceof TaskFailure) throw error
    throw new TaskFailure('CONTENT_REJECTED', 'The file is not valid JSON.')
  }
}

/** The subjects of a package without their DPAs, which may be many. Throws `TaskFailure`. */
export async function packagedSubjects(bytes: AsyncIterable<Uint8Array>): Promise<PackagedSubject[]> {
  const subjects: PackagedSubject[] = []
  for await (const item of checkedItems(bytes)) {
    if (item.kind === 'DPA') continue
    const { data, error } = PackagedSubject.safeParse(item.body)
    const [issue] = error?.issues ?? []
    if (!data) {
      const where = `subjects/${item.subject}/${issue?.path.join('/')}`
      throw new TaskFailure(
        'CONTENT_REJECTED',
        `The file is not a subject package: ${where}: ${issue?.message}.`,
      )
    }
    subjects.push(data)
  }
  return subjects
}

/** The DPAs of a package, each with the position of its subject. Throws `TaskFailure`. */
export async function* packagedDpas(bytes: AsyncIterable<Uint8Array>) {
  for await (const item of checkedItems(bytes)) if (item.kind === 'DPA') yield item
}

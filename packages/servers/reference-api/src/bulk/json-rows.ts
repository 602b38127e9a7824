import { Readable } from 'node:stream'
import { isRecord } from '@portal/contract/typed-objects.ts'
import streamJson from 'stream-json'
import Pick from 'stream-json/filters/Pick.js'
import StreamArray from 'stream-json/streamers/StreamArray.js'
import { TaskFailure } from '../tasks/task-failure.ts'
import { decodedText } from './decoded-text.ts'
import { jsonGuard } from './json-guard.ts'
import { asRecord } from './json-record.ts'
import type { SourceRow } from './source-row.ts'

/** The file is one object with a list of items. */
const ITEM_LEVEL = 3

/** The members of `items` of a JSON file. Throws `TaskFailure`. */
export async function* jsonRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const text = Readable.from(decodedText(bytes), { objectMode: false })
  const items = StreamArray.make()
  const steps = [
    streamJson.parser({ packKeys: true, packStrings: true, packNumbers: true, streamStrings: true }),
    jsonGuard(ITEM_LEVEL),
    Pick.make({ filter: 'items' }),
    items,
  ]
  let last: NodeJS.ReadableStream = text
  const all = [text, ...steps]
  for (const step of all) step.on('error', (error: Error) => items.destroy(error))
  for (const step of steps) last = last.pipe(step)
  let row = 0
  try {
    for await (const item of items) {
      row += 1
      yield asRecord(row, isRecord(item) ? item.value : undefined)
    }
  } catch (error) {
    if (error instanceof TaskFailure) throw error
    throw new TaskFailure('CONTENT_REJECTED', `The file is not valid JSON, in or after item ${row + 1}.`)
  } finally {
    text.destroy()
  }
  if (row === 0)
    throw new TaskFailure('CONTENT_REJECTED', 'The file has no rows. They must be in a list named items.')
}

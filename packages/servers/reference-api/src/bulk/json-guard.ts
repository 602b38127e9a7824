import { Transform } from 'node:stream'
import { TaskFailure } from '../tasks/task-failure.ts'
import { MAX_ROW_LENGTH } from './source-row.ts'

interface Token {
  readonly name: string
  readonly value?: string
}

const MAX_LEVELS = 20
/**
 * Stops at items that would fill the memory before they are complete: objects at a nesting level of a file's tokens.
 */
export function jsonGuard(itemLevel: number): Transform {
  let depth = 0
  let length = 0
  return new Transform({
    objectMode: true,
    transform(token: Token, _encoding, done) {
      if (token.name === 'startObject' || token.name === 'startArray') depth += 1
      if (token.name === 'endObject' || token.name === 'endArray') depth -= 1
      if (depth === itemLevel && token.name === 'startObject') length = 0
      else if (token.name !== 'stringValue') length += token.value?.length ?? 1
      if (depth > MAX_LEVELS) done(new TaskFailure('CONTENT_REJECTED', 'The file is nested too deeply.'))
      else if (length > MAX_ROW_LENGTH)
        done(new TaskFailure('CONTENT_REJECTED', 'An item of the file is too long.'))
      else done(null, token)
    },
  })
}

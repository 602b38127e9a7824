import { TaskFailure } from '../tasks/task-failure.ts'

const reject = (message: string) => new TaskFailure('CONTENT_REJECTED', message)

/** First bytes of files that are often sent by mistake. */
const OTHER_BEGINNINGS: readonly (readonly [number[], string])[] = [
  [[0x1f, 0x8b], 'The file is compressed with gzip. Unpack it and upload the file itself.'],
  [[0x50, 0x4b, 0x03, 0x04], 'The file is a ZIP archive or a spreadsheet. Save it as a text file first.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'The file is a spreadsheet. Save it as a text file first.'],
  [[0xff, 0xfe], 'The file is in UTF-16. Save it in UTF-8.'],
  [[0xfe, 0xff], 'The file is in UTF-16. Save it in UTF-8.'],
]

function requireText(first: Uint8Array): void {
  const found = OTHER_BEGINNINGS.find(([bytes]) => bytes.every((byte, index) => first[index] === byte))
  if (found) throw reject(found[1])
}

/** The text of a UTF-8 file, in chunks. Throws `TaskFailure` for any other encoding. */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw reject('The file is not in UTF-8. Save it in UTF-8.')
    }
  }
  let isFirst = true
  for await (const chunk of bytes) {
    if (isFirst) requireText(chunk)
    isFirst = false
    yield decode(chunk)
  }
  yield decode()
}

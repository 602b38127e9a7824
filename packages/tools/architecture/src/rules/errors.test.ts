import { describe, expect, test } from '@jest/globals'
import { PAGE_PACKAGES } from './layers.ts'
import { isTest, type SourceFile, sourceFiles } from './source-files.ts'

const inPage = sourceFiles().filter((file) => PAGE_PACKAGES.includes(file.owner) && !isTest(file))
const pathsWhere = (isWrong: (file: SourceFile) => boolean) => inPage.filter(isWrong).map(({ path }) => path)

// Specification, section 8: the message and each errorDetail as a line.
describe('a failed call', () => {
  test('is never shown by its message alone, or replaced by a text of the page', () => {
    const alone = /<Notice[^>]*title=\{(error|failure|refusal)\.message\}/
    const replaced = /\{[^{}]*\bisError\b[^{}]*\} = useQuery\(/
    expect(pathsWhere(({ text }) => alone.test(text) || replaced.test(text))).toEqual([])
  })

  test('is shown in full by the component that keeps it out of the toasts', () => {
    const silent = pathsWhere(
      ({ text }) =>
        /\buseQuery\(/.test(text) &&
        text.includes("errors: 'here'") &&
        !/<ErrorNotice\b|throw error/.test(text),
    )
    // Its table shows the error.
    expect(silent).toEqual(['packages/page/portal-app/src/list/use-table.ts'])
  })
})

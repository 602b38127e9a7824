import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { allTexts, KEPT_TEXTS } from './all-texts.ts'
import { SPECIFIED_TEXTS } from './specified-texts.ts'
import { textsIn } from './texts-in.ts'

const texts = allTexts()

test('the stored list has every text: npm run texts updates it', () => {
  expect(texts).toBe(readFileSync(KEPT_TEXTS, 'utf8'))
})

test.each(SPECIFIED_TEXTS)('says what the specification fixes: %s', (text) => {
  expect(texts).toContain(`§ ${text}\n`)
})

test('finds labels, sentences and templates, and leaves out code', () => {
  const source = `
    import { a } from 'a module with spaces'
    const query = sql\`select name from shop\`
    export const page = (
      <Page title="Shops" to="/shops of mine" className="one two">
        Close  the
        shop
        <Button label={ask ? 'Close all' : \`Close \${name}\`} />
      </Page>
    )
  `
  expect(textsIn(source, true)).toEqual(['Shops', 'Close the shop', 'Close all', 'Close {…}'])
})

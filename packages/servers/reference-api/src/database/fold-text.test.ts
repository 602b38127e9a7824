import { expect, test } from '@jest/globals'
import { foldText, searchPattern } from './fold-text.ts'

test.each([
  ['Łukasz', 'lukasz'],
  ['ZOË', 'zoe'],
  ['Nguyễn', 'nguyen'],
  ['Weiß', 'weiss'],
  ['Kjærgaard', 'kjaergaard'],
  ['Ødegård', 'odegard'],
  ['Yıldız', 'yildiz'],
  ['Đorđe', 'dorde'],
  ['ﬁnch', 'finch'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('signs of patterns are searched as they are', () => {
  expect(searchPattern('5%_\\')).toBe('%5\\%\\_\\\\%')
})

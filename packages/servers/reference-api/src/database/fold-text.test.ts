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
])('searches %s as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('takes pattern characters literally', () => {
  expect(searchPattern('5%_\\')).toBe('%5\\%\\_\\\\%')
})

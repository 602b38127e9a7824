import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { foldText } from './fold-text.ts'

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test.each([
  'Łukasz ŻAK, Øystein Ødegård',
  'Weiß & Œuvre, ÆRØ, Þór, Đorđe, Yıldız, Ħal, Ŧ, Ðar',
  'Plain ENGLISH, 100 %',
  'Nguyễn Thị Minh Khai',
  'ﬁnch ① ％ ＡＢＣ',
  'Ἀθῆναι, ЙОЖЕФ, ผู้ใช้, हिन्दी, مُحَمَّد',
  '5%_\\ 𝒜𝒷 👍🏽',
])('the database folds %s as the code does', async (text) => {
  const { rows } = await client.query('select fold_text($1) as folded', [text])
  expect(rows).toEqual([{ folded: foldText(text) }])
})

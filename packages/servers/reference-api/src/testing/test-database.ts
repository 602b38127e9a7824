import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { TEST_POSTGRES_URL } from './test-settings.ts'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

function urlOf(database: string): string {
  const url = process.env[TEST_POSTGRES_URL]
  if (!url)
    throw new Error('The tests of this package need the PostgreSQL that their jest configuration starts.')
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A separate database: with the demo data, or empty. */
export async function createTestDatabase(
  content: 'demo data' | 'empty' = 'demo data',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(`create database ${name} template ${content === 'empty' ? 'template0' : 'portal'}`)
  return { url: urlOf(name), drop: () => execute(`drop database ${name} with (force)`) }
}

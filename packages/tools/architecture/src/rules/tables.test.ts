import { describe, expect, test } from '@jest/globals'
import { createdTables, namedTables } from './named-tables.ts'
import { isTest, sourceFiles } from './source-files.ts'

/** Tools that prepare or measure a whole installation, whichever package a table belongs to. */
const TOOLS = ['benchmarks', 'demo-data']

const sources = sourceFiles().filter((file) => !isTest(file) && !TOOLS.includes(file.owner))

/** A table belongs to the package that creates it. */
const owners = new Map(
  sources.flatMap((file) => createdTables(file).map((table) => [table, file.owner] as const)),
)

/** Statements of other packages about a table, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'access/caller.ts operator':
    'Every call asks once for its operator with the roles, account and subject, which the API owns.',
  'people/administrators.ts operator': 'Part of the list of users, together with roles, which the API owns.',
}

const foreign = sources.flatMap((file) =>
  [...namedTables(file)]
    .filter((table) => owners.has(table) && owners.get(table) !== file.owner)
    .map((table) => `${file.path.replace(/^.*\/src\//, '')} ${table}`),
)

const statement = (text: string) => ({ path: 'example.ts', owner: 'build', text })

describe('tables', () => {
  test('of people, passwords and sessions belong to one package', () => {
    const own = [...owners].filter(([, owner]) => owner === 'accounts').map(([table]) => table)
    expect(own.sort()).toEqual([
      'artifact',
      'credential',
      'ended_session',
      'former_password',
      'installation_secret',
      'mail',
      'one_time_secret',
      'operator',
      'operator_event',
      'refused_sign_in',
    ])
    expect(owners.size).toBeGreaterThan(40)
  })

  test('are named only by the package that creates them', () => {
    expect(foreign.sort()).toEqual(Object.keys(EXCEPTIONS))
  })

  test.each([
    ['select id from operator where true', ['operator']],
    ['insert into public.operator_event values (1)', ['operator_event']],
    ['delete from identity.artifact', ['artifact']],
    [`to_regclass('identity.credential')`, ['credential']],
    [`db.selectFrom('oneTimeSecret as secret')`, ['one_time_secret']],
    [`db.deleteFrom('identity.artifact')`, ['artifact']],
    [`query.innerJoin(\n  'operator', 'operator.id', 'operatorId')`, ['operator']],
    ['references operator on delete cascade', []],
    ['-- what is kept comes from mail', []],
  ])('%s names %j', (text, tables) => {
    expect([...namedTables(statement(text))]).toEqual(tables)
  })
})

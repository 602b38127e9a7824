import { sql } from 'kysely'
import { databaseFailure } from '../database/database-error.ts'
import type { Database } from '../database/tables.ts'
import type { Finding } from './finding.ts'

/** Codes for a wrong user, password or database. */
const REFUSED = /^28|^3D000$/
const MIN_VERSION = 140_000
const EXTENSIONS = ['pg_trgm', 'btree_gist']
const MAX_SKEW_SECONDS = 5

interface Facts {
  version: string
  versionNumber: number
  user: string
  database: string
  extensions: string[]
  mayCreateSchemas: boolean
  mayCreateTables: boolean
  hasTables: boolean
  hasIdentitySchema: boolean
  seconds: number
}

async function readFacts(db: Database): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as version_number,
      quote_ident(current_user) as user, quote_ident(current_database()) as database,
      array(select extname::text from pg_extension) as extensions,
      has_database_privilege(current_database(), 'CREATE') as may_create_schemas,
      has_schema_privilege('public', 'CREATE') as may_create_tables,
      to_regclass('public.issuer_keys') is not null as has_tables,
      to_regnamespace('identity') is not null as has_identity_schema,
      extract(epoch from clock_timestamp())::float8 as seconds
  `.execute(db)
  return rows[0]
}

function versionFinding({ version, versionNumber }: Facts): Finding {
  const finding = { about: 'Database', found: `PostgreSQL ${version} answers.` }
  if (versionNumber >= MIN_VERSION) return finding
  return { ...finding, mend: 'Use PostgreSQL 14 or newer.' }
}

/** Both extensions are trusted: the right to create schemas in the database is enough to create them. */
function extensionsFinding({ extensions, mayCreateSchemas, database }: Facts): Finding {
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name))
  const about = 'Extensions'
  if (missing.length === 0) return { about, found: `${EXTENSIONS.join(' and ')} are there.` }
  const found = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`
  if (mayCreateSchemas) return { about, found: `${found} The product API creates them at its first start.` }
  const statements = missing.map((name) => `create extension ${name};`).join(' ')
  return { about, found, mend: `As an administrator of the database ${database}, run: ${statements}` }
}

function rightsFinding(facts: Facts): Finding {
  const { user, database, hasTables, hasIdentitySchema, mayCreateSchemas, mayCreateTables } = facts
  const grants = [
    ...(hasTables || mayCreateTables ? [] : [`grant create on schema public to ${user};`]),
    ...(hasIdentitySchema || mayCreateSchemas ? [] : [`grant create on database ${database} to ${user};`]),
  ]
  const about = 'Database rights'
  if (grants.length === 0) return { about, found: `${user} has what the servers need.` }
  return {
    about,
    found: `${user} cannot create what is missing.`,
    mend: `As an administrator of the database ${database}, run: ${grants.join(' ')} The second right is only for the identity provider that comes with the portal.`,
  }
}

function timeFinding({ seconds }: Facts): Finding {
  const skew = Math.round(Math.abs(Date.now() / 1000 - seconds))
  const about = 'Time'
  if (skew <= MAX_SKEW_SECONDS) return { about, found: 'This machine and the database agree.' }
  return {
    about,
    found: `This machine and the database differ by ${skew} seconds.`,
    mend: 'Synchronize both clocks, for example with NTP: links and sessions would end too early or too late.',
  }
}

const tablesFinding = ({ hasTables }: Facts): Finding => ({
  about: 'Tables',
  found: hasTables ? 'The tables are there.' : 'There are no tables yet, or they are of an older version.',
  ...(!hasTables && {
    mend: 'Start the product API once: it creates the tables, the account and its SRC system. Then run this again.',
  }),
})

/** Checks the database itself. The last finding says whether there are tables, whose contents can be checked. */
export async function checkDatabase(db: Database): Promise<Finding[]> {
  const away = { about: 'Database', found: 'The database does not answer.' }
  try {
    const facts = await readFacts(db)
    if (!facts) return [{ ...away, mend: 'Correct DATABASE_URL.' }]
    const checks = [versionFinding, extensionsFinding, rightsFinding, timeFinding, tablesFinding]
    return checks.map((check) => check(facts))
  } catch (error) {
    const isRefused = REFUSED.test(databaseFailure(error)?.code ?? '')
    if (!isRefused) return [{ ...away, mend: 'Start PostgreSQL, or correct DATABASE_URL.' }]
    return [
      {
        about: 'Database',
        found: 'The database refuses the connection.',
        mend: 'Correct the user, password and database in DATABASE_URL.',
      },
    ]
  }
}

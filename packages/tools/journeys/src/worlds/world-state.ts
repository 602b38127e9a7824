import { cp, rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { World, WorldDatabase } from './world.ts'

const templateOf = ({ name }: WorldDatabase) => `${name}_first`
const firstFiles = (storage: string) => `${storage}-first`

/** Copying files is faster than writing their content to the log too. */
const copyOf = (from: string, to: string) => `create database ${to} template ${from} strategy file_copy`

async function execute({ server }: WorldDatabase, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Saves the current state of a world, which `renewWorld` restores. */
export async function saveFirstState({ database, storage }: World): Promise<void> {
  const { name } = database
  await execute(
    database,
    // Servers reconnect automatically; a database can only be copied while nobody is connected.
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    copyOf(name, templateOf(database)),
    `alter database ${name} allow_connections true`,
  )
  await cp(storage, firstFiles(storage), { recursive: true })
}

/** Restores database and files while the servers run: they drop broken connections. */
export async function renewWorld({ database, storage, apiUrl, identityUrl }: World): Promise<void> {
  const { name } = database
  await execute(
    database,
    copyOf(templateOf(database), `${name}_next`),
    `drop database ${name} with (force)`,
    `alter database ${name}_next rename to ${name}`,
  )
  await rm(storage, { recursive: true })
  await cp(firstFiles(storage), storage, { recursive: true })
  await Promise.all([apiUrl, identityUrl].map(untilReady))
}

async function untilReady(server: string): Promise<void> {
  const timeout = AbortSignal.timeout(60_000)
  const isReady = () =>
    fetch(`${server}/health/ready`, { signal: timeout }).then(
      ({ ok }) => ok,
      () => timeout.throwIfAborted(),
    )
  while (!(await isReady()));
}

import type { AppTable } from '@portal/routing/app-table.ts'

interface Claim {
  readonly app: string
  readonly what: string
}

function claimsOf({ app, rows, records }: AppTable): Claim[] {
  const entities = new Set(Object.values(records).flatMap(({ audit }) => audit?.entity ?? []))
  return [
    ...rows.map(({ path }) => `the address ${path}`),
    ...rows.flatMap(({ key }) => (key ? [`the key ${key} after g`] : [])),
    ...[...entities].map((entity) => `"${entity}" in the audit trail`),
  ].map((what) => ({ app, what }))
}

/** One sentence for each address, key and audit name that is claimed twice; none when every claim is the only one. */
export function conflictsBetween(tables: readonly AppTable[]): string[] {
  const owners = new Map<string, string>()
  return tables.flatMap(claimsOf).flatMap(({ app, what }) => {
    const owner = owners.get(what)
    owners.set(what, owner ?? app)
    if (owner === undefined) return []
    return owner === app ? [`${app} claims ${what} twice.`] : [`${owner} and ${app} both claim ${what}.`]
  })
}

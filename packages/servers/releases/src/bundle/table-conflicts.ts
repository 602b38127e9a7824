import type { AppTable } from '@portal/routing/app-table.ts'
import { claimedAddress } from './claimed-address.ts'
import type { Misfit } from './misfit.ts'
import { oddAddresses } from './odd-addresses.ts'

interface Claim {
  readonly app: string
  /** As the claimant writes it. */
  readonly what: string
  /** The same for all equivalent claims. */
  readonly id: string
}

function claimsOf({ app, rows, records }: AppTable): Claim[] {
  const entities = new Set(Object.values(records).flatMap(({ audit }) => audit?.entity ?? []))
  const addresses = rows.map(({ path }) => ({
    what: `the address ${path}`,
    id: `the address ${claimedAddress(path)}`,
  }))
  // Rows of one application share an item; a row of another would lead elsewhere.
  const items = rows.flatMap(({ menu, title }) =>
    menu ? [`the item "${menu.item ?? title}" of ${menu.group} in the menu`] : [],
  )
  const others = [
    ...new Set(items),
    ...rows.flatMap(({ key }) => (key ? [`the key ${key} after g`] : [])),
    ...[...entities].map((entity) => `"${entity}" in the audit trail`),
  ].map((what) => ({ what, id: what }))
  return [...addresses, ...others].map((claim) => ({ app, ...claim }))
}

const wordOf = (path: string) => claimedAddress(path).split('/')[1] ?? ''

/**
 * First words shared by addresses of two applications: a fixed address of one would hide a record of the
 * other.
 */
function sharedWords(tables: readonly AppTable[]): Misfit[] {
  const owners = new Map<string, string>()
  return tables.flatMap(({ app, rows }) =>
    [...new Set(rows.map(({ path }) => wordOf(path)))].flatMap((word) => {
      const owner = owners.get(word)
      owners.set(word, owner ?? app)
      if (owner === undefined || owner === app || word === '') return []
      return [
        {
          sentence: `${owner} and ${app} both claim addresses that begin with /${word}.`,
          bundles: [owner, app],
        },
      ]
    }),
  )
}

/**
 * Each address, key and audit name that is claimed twice, and addresses that an application cannot have;
 * empty if there are none.
 */
export function tableConflicts(tables: readonly AppTable[]): Misfit[] {
  const owners = new Map<string, Claim>()
  const twice = tables.flatMap(claimsOf).flatMap(({ app, what, id }) => {
    const owner = owners.get(id)
    owners.set(id, owner ?? { app, what, id })
    if (owner === undefined) return []
    const both = owner.what === what ? what : `${owner.what}, which is the same as ${what}`
    return owner.app === app
      ? [{ sentence: `${app} claims ${both} twice.`, bundles: [app] }]
      : [{ sentence: `${owner.app} and ${app} both claim ${both}.`, bundles: [owner.app, app] }]
  })
  const isTold = ({ bundles }: Misfit) => twice.some((one) => String(one.bundles) === String(bundles))
  const shared = sharedWords(tables).filter((one) => !isTold(one))
  return [...tables.flatMap(oddAddresses), ...twice, ...shared]
}

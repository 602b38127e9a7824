import type { CheckResult } from '@portal/build/src/check-result.ts'
import { AUDITED_ENTITIES } from '@portal/contract/history/audited-entity.ts'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { areaOf } from '@portal/contract/roles/declared-permission.ts'
import { SLOTS } from '@portal/routing/slot-row.ts'
import { nearestName } from '@portal/server-common/nearest-name.ts'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'

type Needs = BundleManifest['routes'][number]['needs']

const suggestion = (given: string, known: Iterable<string>) => {
  const nearest = nearestName(given, known)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}

/** What to do about a permission that does not exist. */
const adviceOn = (permission: string, app: string, known: Iterable<string>) =>
  suggestion(permission, known) ||
  (permission.startsWith(areaOf(app)) ? ' Declare it in src/permissions.ts.' : '')

/** Permissions that do not exist, with the row that needs them. */
function permissionResults(
  { name: app, routes, slots, permissions }: BundleManifest,
  others: readonly BundleManifest[],
): CheckResult[] {
  const declared = [...permissions, ...others.flatMap((other) => other.permissions)]
  const known = new Set<string>([...PERMISSIONS, ...declared.map(({ resource }) => resource)])
  const rows: (readonly [row: string, needs: Needs])[] = [
    ...routes.map(({ path, needs }) => [path, needs] as const),
    ...Object.entries(slots).map(([name, { needs }]) => [`the card ${name}`, needs] as const),
  ]
  const unknown = rows.flatMap(([row, needs]) =>
    [...(needs?.allOf ?? []), ...(needs?.anyOf ?? [])]
      .filter((permission) => !known.has(permission))
      .map(
        (permission) =>
          `${row} needs "${permission}", which is not a permission.${adviceOn(permission, app, known)}`,
      ),
  )
  return unknown.map((says) => ({ check: 'permission', status: 'failed', says }))
}

/** Cards for places, and records of kinds, that the portal does not have. */
function kindResults({ slots, records }: BundleManifest): CheckResult[] {
  const cards = Object.entries(slots)
    .filter(([, { slot }]) => !SLOTS.some((known) => known === slot))
    .map(
      ([name, { slot }]) =>
        `The card ${name} is for "${slot}", where the portal shows no cards.${suggestion(slot, SLOTS)}`,
    )
  const kinds = Object.entries(records).flatMap(([name, { audit }]) =>
    audit === undefined || AUDITED_ENTITIES.some((known) => known === audit.entity)
      ? []
      : [
          `The records ${name} are "${audit.entity}" in the audit trail, which is not a kind of record.${suggestion(audit.entity, AUDITED_ENTITIES)}`,
        ],
  )
  return [...cards, ...kinds].map((says) => ({ check: 'kind', status: 'failed', says }))
}

/** Menu groups that no other application has: a new one, or a typo. */
function groupResults({ routes }: BundleManifest, others: readonly BundleManifest[]): CheckResult[] {
  const groupsOf = (manifest: Pick<BundleManifest, 'routes'>) =>
    manifest.routes.flatMap(({ menu }) => (menu ? [menu.group] : []))
  const known = new Set(others.flatMap(groupsOf))
  return [...new Set(groupsOf({ routes }))]
    .filter((group) => !known.has(group))
    .map((group) => ({
      check: 'menu',
      status: 'noted',
      says: `adds the group "${group}" to the menu.${suggestion(group, known)}`,
    }))
}

/** Whether the names in the tables of a bundle mean something to the portal and its other bundles. */
export const nameResults = (manifest: BundleManifest, others: readonly BundleManifest[]): CheckResult[] => [
  ...permissionResults(manifest, others),
  ...groupResults(manifest, others),
  ...kindResults(manifest),
]

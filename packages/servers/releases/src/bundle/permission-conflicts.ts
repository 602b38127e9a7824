import { PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { areaOf, isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import { declaredTexts } from '@portal/contract/roles/declared-permission-schemas.ts'
import { entriesOf } from '@portal/contract/typed-objects.ts'
import type { BundleManifest } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'

type Facts = Pick<BundleManifest, 'name' | 'permissions'>
type Row = Facts['permissions'][number]

/** The same for all groups that people do not tell apart. */
const looksOf = (group: string) => group.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Groups of the specified permissions: other applications must not imitate these. */
const OF_PORTAL: ReadonlySet<string> = new Set(PERMISSION_TABLE.map(({ group }) => looksOf(group)))

/** What is wrong with the texts of a permission, or `undefined`. */
function textFault(row: Row): string | undefined {
  const [fault] = entriesOf(declaredTexts).flatMap(([member, schema]) =>
    (schema.safeParse(row[member]).error?.issues ?? []).map(({ message }) => `its ${member}: ${message}.`),
  )
  return fault
}

/** What is wrong with a permission that a bundle declares, or `undefined`. */
function faultOf(name: string, row: Row, index: number, all: readonly Row[]) {
  const { resource, group } = row
  const area = areaOf(name)
  const declares = `${name} declares the permission "${resource.slice(0, 60)}"`
  if (!isDeclaredName(resource) || !resource.startsWith(area))
    return `${declares}. Write it as ${area}close or ${area}refund.create, in lower case.`
  if (all.findIndex((row) => row.resource === resource) < index) return `${declares} twice.`
  const fault = textFault(row)
  if (fault) return `${declares}. Correct ${fault}`
  if (OF_PORTAL.has(looksOf(group)))
    return `${declares} in the group "${group}", which belongs to the portal. Choose another name.`
  return undefined
}

const faultsOf = ({ name, permissions }: Facts): Misfit[] =>
  permissions.flatMap((row, index) => {
    const sentence = faultOf(name, row, index, permissions)
    return sentence === undefined ? [] : [{ sentence, bundles: [name] }]
  })

interface Claim {
  /** The same for all equivalent claims. */
  readonly id: string
  /** As the claimant writes it. */
  readonly what: string
}

/** What a bundle claims for itself: its area, and its groups in the role editor. */
function claimsOf({ name, permissions }: Facts): Claim[] {
  if (permissions.length === 0) return []
  const area = `the permissions below ${areaOf(name).slice(0, -1)}`
  const groups = permissions.map(({ group }) => [looksOf(group), group.trim()] as const)
  return [
    { id: area, what: area },
    ...Array.from(new Map(groups), ([id, group]) => ({
      id: `group ${id}`,
      what: `the group "${group}" of permissions`,
    })),
  ]
}

/** Permissions that a bundle cannot declare, and what two bundles claim; empty if there are none. */
export function permissionConflicts(bundles: readonly Facts[]): Misfit[] {
  const owners = new Map<string, string>()
  const twice = bundles.flatMap((bundle) =>
    claimsOf(bundle).flatMap(({ id, what }) => {
      const owner = owners.get(id)
      owners.set(id, owner ?? bundle.name)
      if (owner === undefined) return []
      return [{ sentence: `${owner} and ${bundle.name} both claim ${what}.`, bundles: [owner, bundle.name] }]
    }),
  )
  return [...bundles.flatMap(faultsOf), ...twice]
}

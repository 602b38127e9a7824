import { areaOf } from '@portal/contract/roles/declared-permission.ts'
import { DECLARED_PERMISSIONS, type DeclaredPermissions } from '@portal/contract/served-release.ts'
import type { BundleManifest } from '@portal/releases/bundle/bundle-manifest.ts'
import { permissionConflicts } from '@portal/releases/bundle/permission-conflicts.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'

type Row = DeclaredPermissions['permissions'][number]

/** Twice what a version may declare. Overrides may run many versions. */
const MAX_BYTES_OF_APP = 32_000

/** The first rows of each application, up to the limit. */
function withinLimit(rows: readonly Row[]): Row[] {
  const bytes = new Map<string, number>()
  return rows.filter((row) => {
    const sum = (bytes.get(row.app) ?? 0) + Buffer.byteLength(JSON.stringify(row))
    bytes.set(row.app, sum)
    return sum <= MAX_BYTES_OF_APP
  })
}

/** Whether it is the first of the bundles that have its area, or another version of that one. */
const ownsArea = ({ name }: BundleManifest, all: readonly BundleManifest[]) =>
  all.find((other) => areaOf(other.name) === areaOf(name))?.name === name

/**
 * The permissions that some bundles declare, with the first description of each. Overrides may run a version that was
 * never checked beside others: it declares nothing that it may not.
 */
function declaredBy(manifests: readonly BundleManifest[]): Row[] {
  const rows = manifests
    .filter((manifest) => ownsArea(manifest, manifests) && permissionConflicts([manifest]).length === 0)
    .flatMap(({ name: app, permissions }) =>
      permissions.map(({ group, resource, description }) => ({ app, group, resource, description })),
    )
  return withinLimit(
    rows.filter(({ resource }, index) => rows.findIndex((one) => one.resource === resource) === index),
  )
}

/**
 * Reports the permissions of applications to the product API: all that any page may ask for, as described by the
 * versions of most people.
 */
export function servePermissions(app: FastifyInstance, bundles: BundleDelivery): void {
  app.get(DECLARED_PERMISSIONS, async (_request, reply) => {
    const catalog = bundles.catalog()
    const manifests = [...catalog.bundles, ...bundles.bundles()].map(({ manifest }) => manifest)
    const answer: DeclaredPermissions = { release: catalog.release, permissions: declaredBy(manifests) }
    return reply.header('Cache-Control', 'no-store').send(answer)
  })
}

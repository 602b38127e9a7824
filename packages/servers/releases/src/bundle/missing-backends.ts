import type { HostStatus } from '@portal/contract/releases/host-status.ts'
import { callsOfSquad } from '@portal/contract/squad-calls.ts'
import type { BundleManifest } from './bundle-manifest.ts'

/** A squad and its application have the same name. */
const squadOf = (bundle: string) => bundle.slice(bundle.indexOf('/') + 1)

/** A sentence if hosts have no backend for the calls of a bundle's squad; none for older hosts, which do not say. */
export function missingBackends(
  { name, version, hasBackend }: BundleManifest,
  hosts: readonly Pick<HostStatus, 'host' | 'backends'>[],
): readonly string[] {
  const squad = squadOf(name)
  const without = hosts.filter(({ backends }) => hasBackend && backends?.includes(squad) === false)
  if (without.length === 0) return []
  const names = without.map(({ host }) => host).join(', ')
  return [
    `${name} ${version} needs the backend of its squad at ${callsOfSquad(squad)}, which ${names} ${without.length === 1 ? 'does' : 'do'} not have. Deploy it, then add ${squad}=<its address> to SQUAD_BACKENDS there.`,
  ]
}

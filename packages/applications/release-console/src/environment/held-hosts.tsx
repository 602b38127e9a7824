import type { HostStatus } from '@portal/contract/releases/host-status.ts'
import { Notice } from '@portal/ui'

/** Hosts that cannot serve the newest release, with the reason; their pages stay on an earlier one. */
export const HeldHosts = ({ hosts }: { hosts: readonly HostStatus[] }) =>
  hosts
    .filter(({ problem }) => problem !== undefined)
    .map(({ host, served, problem }) => (
      <Notice key={host} kind="warning" title={`${host} still serves release ${served}`}>
        {problem} Release versions that can be served, or fix the release store.
      </Notice>
    ))

import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { Notice } from '@portal/ui'

/** Says what a frozen environment refuses; hidden while it is not frozen. */
export const FrozenNotice = ({ release: { env, frozen } }: { release: Pick<Release, 'env' | 'frozen'> }) =>
  frozen && (
    <Notice kind="warning" title={`${env} is frozen`}>
      Nothing can be promoted until it is thawed. Rollbacks and aborts still work.
    </Notice>
  )

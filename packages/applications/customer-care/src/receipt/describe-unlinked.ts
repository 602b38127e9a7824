import type { DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import { formatCount } from '@portal/ui'

export const describeUnlinked = ({ cardCount, deviceCount }: DeletionReceipt): string =>
  `${formatCount(cardCount, 'card')}, ${formatCount(deviceCount, 'device')}`

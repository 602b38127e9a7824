import { CircleAlert, CircleDot, Hourglass, OctagonX } from '@lucide/icons'
import { HStack, StatusBadge, type StatusLooks } from '@portal/ui'

const looks: StatusLooks = {
  DONE: { label: 'All done', tone: 'green', icon: CircleDot },
  WAITING: { label: 'Waiting', tone: 'amber', icon: Hourglass },
  FAILED: { label: 'Failed', tone: 'red', icon: OctagonX },
  DRAFT: { label: 'Draft', tone: 'grey', icon: CircleAlert },
  PARTLY_DONE: {
    label: 'Done, except for those that someone else changed',
    tone: 'amber',
    icon: CircleAlert,
  },
}

export const Statuses = () => (
  <HStack gap="3" wrap="wrap">
    {Object.keys(looks).map((status) => (
      <StatusBadge key={status} status={status} looks={looks} />
    ))}
  </HStack>
)

/** The server may return values newer than this page. */
const answered: string = 'BRAND_NEW'

export const UnknownStatus = () => <StatusBadge status={answered} looks={looks} />

import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useRef } from 'react'
import { chakra } from '../theme/chakra.ts'
import type { Tone } from '../theme/tokens.ts'
import { useHandOnFocus } from './hand-on-focus.ts'

type Kind = 'info' | 'warning' | 'error'

const looks = {
  info: { tone: 'blue', Icon: Info },
  warning: { tone: 'amber', Icon: TriangleAlert },
  error: { tone: 'red', Icon: CircleAlert },
} as const satisfies Record<Kind, { tone: Tone; Icon: typeof Info }>

export interface NoticeProps {
  kind: Kind
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** An inline message; errors are announced immediately. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const { tone, Icon } = looks[kind]
  const box = useRef<HTMLDivElement>(null)
  useHandOnFocus(box)
  return (
    <chakra.div
      ref={box}
      role={kind === 'error' ? 'alert' : 'status'}
      display="flex"
      gap="3"
      alignItems="flex-start"
      paddingInline="3"
      paddingBlock="2.5"
      borderRadius="panel"
      bg={`${tone}.subtle`}
      css={{ '& > svg': { width: '16px', flexShrink: 0, color: `${tone}.solid` } }}
    >
      <Icon aria-hidden size={16} style={{ marginTop: 2 }} />
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.p fontWeight="strong">{title}</chakra.p>
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  )
}

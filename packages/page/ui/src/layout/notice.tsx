import { CircleAlert, Info, type LucideIconData, TriangleAlert } from '@lucide/icons'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../details/icon.tsx'
import { chakra } from '../theme/chakra.ts'
import type { Tone } from '../theme/tokens.ts'
import { useHandOnFocus } from './hand-on-focus.ts'

type Kind = 'info' | 'warning' | 'error'

const looks = {
  info: { tone: 'blue', icon: Info },
  warning: { tone: 'amber', icon: TriangleAlert },
  error: { tone: 'red', icon: CircleAlert },
} as const satisfies Record<Kind, { tone: Tone; icon: LucideIconData }>

export interface NoticeProps {
  kind: Kind
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** An inline message; errors are announced immediately. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const { tone, icon } = looks[kind]
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
      css={{ '& > svg': { color: `${tone}.solid`, marginTop: '0.5' } }}
    >
      <Icon icon={icon} size={16} />
      {/* The action moves below a text that it would squeeze. */}
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3" flex="1" minWidth="0">
        <chakra.div flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
          <chakra.p fontWeight="strong">{title}</chakra.p>
          {children}
        </chakra.div>
        {action}
      </chakra.div>
    </chakra.div>
  )
}

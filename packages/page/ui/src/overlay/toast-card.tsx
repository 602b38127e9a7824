import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '@lucide/icons'
import { useRef, useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { Button, IconButton } from '../layout/button.tsx'
import { useHandOnFocus } from '../layout/hand-on-focus.ts'
import { TextLink } from '../layout/text-link.tsx'
import { RequestId } from '../page/request-id.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { type ShownToast, toasts } from './toast.ts'
import { useCountdown } from './use-countdown.ts'

/** Milliseconds a toast stays (§9). */
const duration = 9000

const looks = {
  success: { tone: 'green', icon: CircleCheck },
  info: { tone: 'blue', icon: Info },
  warning: { tone: 'amber', icon: TriangleAlert },
  error: { tone: 'red', icon: CircleAlert },
} as const

interface ToastCardProps extends ShownToast {
  /** Behind newer ones. */
  covered: boolean
  /** Stays while true. */
  kept: boolean
}

/** A message; its timer pauses on hover and focus. */
export function ToastCard({ covered, kept, ...message }: ToastCardProps) {
  const { id, kind, title, lines = [], requestId, link, action } = message
  const card = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  useHandOnFocus(card)
  const dismiss = () => toasts.dismiss(id)
  useCountdown(duration, held || kept || action !== undefined, dismiss)
  const { tone, icon } = looks[kind]

  return (
    <chakra.div
      ref={card}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      hidden={covered}
      display="flex"
      gap="2.5"
      alignItems="flex-start"
      width="full"
      paddingInline="3"
      paddingBlock="2"
      borderWidth="1px"
      borderRadius="panel"
      bg="bg.raised"
      boxShadow="float"
      pointerEvents="auto"
      animation="rise-in 140ms ease-out"
      css={{ '& > svg': { color: `${tone}.solid`, marginTop: '0.5' } }}
    >
      <Icon icon={icon} size={16} />
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.p fontWeight="strong">{title}</chakra.p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {link && (
          <TextLink to={link.to} onClick={dismiss}>
            {link.label}
          </TextLink>
        )}
        {requestId && <RequestId id={requestId} />}
      </chakra.div>
      {action && (
        <Button
          size="sm"
          marginBlock="-1"
          onClick={() => {
            dismiss()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={texts.toast.dismiss} onClick={dismiss} marginBlock="-1">
        <Icon icon={X} />
      </IconButton>
    </chakra.div>
  )
}

import { notify, useSession } from '@portal/session'
import { Button, HStack, Stack, Text, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useAdministrators } from './use-administrators.ts'

/** Where operators see their permissions; the specification fixes the path. */
const MY_ACCESS = '/profile#my-access'

interface AccessRequestProps {
  readonly page: string
  /** The exact names of what is missing. */
  readonly needs: readonly string[]
  readonly roles?: readonly string[]
  readonly requestId?: string | undefined
  /** Links beside the one to the operator's permissions. */
  readonly children?: ReactNode
}

async function copy(text: string, administrators: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', title: 'Access request copied', lines: [`Send it to ${administrators}.`] })
  } catch {
    notify({ kind: 'error', title: 'The browser did not allow copying. Copy the names above manually.' })
  }
}

/**
 * A request for access that a refused operator can send, whom to send it to, and a link to their own
 * permissions.
 */
export function AccessRequest({ page, needs, roles = [], requestId, children }: AccessRequestProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const administrators = useAdministrators()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const text = [
    'Access request for the operations portal',
    `User: ${email}`,
    `Page: ${page} (${location.origin}${pathname})`,
    `Needs: ${needs.join(', ')}`,
    ...(roles.length > 0 ? [`Roles that grant it: ${roles.join(', ')}`] : []),
    `Can be granted by: ${administrators}`,
    ...(requestId ? [`Request ID: ${requestId}`] : []),
  ].join('\n')
  return (
    <Stack gap="4">
      <Text>You can get access from {administrators}. The page opens within ten seconds after that.</Text>
      <HStack gap="4" wrap="wrap">
        <Button onClick={() => void copy(text, administrators)}>Copy access request</Button>
        {children}
        <TextLink to={MY_ACCESS}>My access</TextLink>
      </HStack>
    </Stack>
  )
}

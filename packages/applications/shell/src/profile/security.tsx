import type { CurrentUser } from '@portal/contract/people/me-schemas.ts'
import { focusFirstField, useOpenedForm } from '@portal/portal-app'
import { Button, DetailsList, HStack, Moment, Stack, Text } from '@portal/ui'
import { askToSignOut } from '../session/ask-to-sign-out.ts'
import { ChangePassword } from './change-password.tsx'

/** The operator's password and session. */
export function Security({ user }: { user: CurrentUser }) {
  const { isOpen, close, opener } = useOpenedForm()
  return (
    <Stack gap="4">
      <DetailsList
        columns={1}
        items={[
          { label: 'Signed in', value: user.lastSignInAt && <Moment at={user.lastSignInAt} relative /> },
          {
            label: 'Password changed',
            value: user.passwordChangedAt && <Moment at={user.passwordChangedAt} relative />,
          },
        ]}
      />
      {user.identityProviderManaged && (
        <Text color="fg.muted">Your password is managed by the identity provider. Change it there.</Text>
      )}
      {isOpen && (
        <div ref={focusFirstField}>
          <ChangePassword email={user.email} onDone={close} />
        </div>
      )}
      <HStack gap="2" wrap="wrap">
        {!user.identityProviderManaged && <Button {...opener}>Change password</Button>}
        <Button onClick={() => void askToSignOut()}>Sign out on all tabs</Button>
      </HStack>
    </Stack>
  )
}

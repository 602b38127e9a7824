import type { CurrentUser } from '@portal/contract/people/me-schemas.ts'
import { focusFirstField, useOpenedForm } from '@portal/portal-app'
import { Button, CopyButton, DetailsList, Mono, Stack } from '@portal/ui'
import { lazyPart } from '@portal/ui/blocks'
import { Suspense } from 'react'

const OwnName = lazyPart(async () => (await import('./own-name.tsx')).OwnName)

const copied = (value: string, label: string) => (
  <>
    <Mono>{value}</Mono> <CopyButton value={value} label={label} />
  </>
)

/** The operator's identity; only the name can be edited. */
export function OwnFacts({ user, sub }: { user: CurrentUser; sub: string }) {
  const { isOpen, close, opener } = useOpenedForm()
  return (
    <Stack gap="4">
      <DetailsList
        items={[
          { label: 'Given name', value: user.given_name },
          { label: 'Family name', value: user.family_name },
          { label: 'Email', value: copied(user.email, 'email address') },
          { label: 'Roles', value: user.roles.map(({ label }) => label).join(', ') },
          { label: 'Account', value: <Mono>{user.accountId}</Mono> },
          { label: 'User ID', value: copied(user.id, 'user ID') },
          ...(sub === user.id
            ? []
            : [{ label: 'Subject (sub)', value: copied(sub, 'subject of the sign-in') }]),
        ]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <div ref={focusFirstField}>
            <OwnName user={user} onDone={close} />
          </div>
        </Suspense>
      )}
      <Button alignSelf="flex-start" {...opener}>
        Edit name
      </Button>
    </Stack>
  )
}

import { Button, ErrorNotice, HStack, LockedPart, Notice, Stack } from '@portal/ui'
import { toast } from '@portal/ui/frame'

export const Notices = () => (
  <Stack gap="3">
    <Notice kind="info" title="The draft differs from the published version">
      Business data changed since the last publication.
    </Notice>
    <Notice kind="warning" title="Not ready to publish" action={<Button>Fill in what is missing</Button>}>
      Enter the legal name.
    </Notice>
  </Stack>
)

export const FailedCall = () => (
  <ErrorNotice
    error={{
      message: 'Acme could not be suspended.',
      lines: ['It has active orders.', 'Order 7 is open.'],
      requestId: 'r-1',
    }}
    action={<Button>Try again</Button>}
  />
)

export const NoticeWithLongText = () => (
  <Notice kind="warning" title={`Not ready: ${'the legal name of the initiator is missing, '.repeat(6)}`}>
    {`https://shop.example/${'path/'.repeat(40)}`}
  </Notice>
)

export const PartWithoutAccess = () => <LockedPart reason="Needs file.get" />

export const Toasts = () => (
  <HStack gap="2" wrap="wrap">
    <Button onClick={() => toast({ kind: 'success', title: 'Acme is suspended' })}>Success</Button>
    <Button
      onClick={() =>
        toast({
          kind: 'error',
          title: 'Acme could not be suspended.',
          lines: ['It has active orders.'],
          requestId: 'r-1',
        })
      }
    >
      Failure
    </Button>
    <Button onClick={() => toast({ kind: 'warning', title: 'Your session has expired.' })}>Warning</Button>
  </HStack>
)

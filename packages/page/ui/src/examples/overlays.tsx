import { alert, ask, Button, Drawer, exportStarted, HStack, Stack, showOnce, Text } from '@portal/ui'
import { Modal } from '@portal/ui/frame'
import { useState } from 'react'

const refuse = () => Promise.reject({ message: 'It has active orders.', lines: ['Order 7 is open'] })

export const Questions = () => (
  <HStack gap="2" wrap="wrap">
    <Button onClick={() => void ask.confirm({ title: 'Suspend Acme?' })}>Confirm</Button>
    <Button onClick={() => void ask.remove({ title: 'Remove Acme?', confirmLabel: 'Remove' })}>Remove</Button>
    <Button
      onClick={() =>
        void ask.reason({
          title: 'Suspend Acme?',
          confirmLabel: 'Suspend',
          impact: async () => ['Its 12 orders wait until it is active again.'],
        })
      }
    >
      With a reason
    </Button>
    <Button
      onClick={() =>
        void ask.typed({ title: 'Delete Acme?', confirmLabel: 'Delete', match: 'Acme', withReason: true })
      }
    >
      With text to type
    </Button>
    <Button onClick={() => void ask.confirm({ title: 'Close Acme?', confirmLabel: 'Close it', run: refuse })}>
      Refused
    </Button>
  </HStack>
)

export const Sayings = () => (
  <HStack gap="2" wrap="wrap">
    <Button onClick={() => void alert({ text: 'Acme was closed just now.' })}>Alert</Button>
    <Button onClick={() => void exportStarted({ to: '?' })}>Export started</Button>
    <Button
      onClick={() =>
        void showOnce({ title: 'Store the key of Acme now', value: 'ak_7f3b9c', fileName: 'acme-key.txt' })
      }
    >
      Shown only once
    </Button>
  </HStack>
)

export function WindowAndDrawer() {
  const [open, setOpen] = useState<'window' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <HStack gap="2">
      <Button onClick={() => setOpen('window')}>Open the window</Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Modal label="Compare two shops" open={open === 'window'} onClose={close}>
        <Stack gap="3">
          <Text>Content of the window.</Text>
          <HStack justify="flex-end">
            <Button onClick={close}>Close the window</Button>
          </HStack>
        </Stack>
      </Modal>
      <Drawer label="Acme" open={open === 'drawer'} onClose={close}>
        <Text>Content of the drawer.</Text>
        <Button onClick={close}>Close the drawer</Button>
      </Drawer>
    </HStack>
  )
}

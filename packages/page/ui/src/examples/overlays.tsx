import { alert, ask, Button, Drawer, exportStarted, HStack, Stack, showOnce, Text } from '@portal/ui'
import { Modal } from '@portal/ui/frame'
import { useState } from 'react'

const refuse = () => Promise.reject({ message: 'It has active orders.', details: ['Order 7 is open'] })

export const Questions = () => (
  <HStack gap="2" wrap="wrap">
    <Button onClick={() => void ask.confirm({ title: 'Suspend Acme?' })}>To confirm</Button>
    <Button onClick={() => void ask.remove({ title: 'Remove Acme?', confirmLabel: 'Remove' })}>
      To remove
    </Button>
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
      With something to type
    </Button>
    <Button onClick={() => void ask.confirm({ title: 'Close Acme?', confirmLabel: 'Close it', run: refuse })}>
      That is refused
    </Button>
  </HStack>
)

export const Sayings = () => (
  <HStack gap="2" wrap="wrap">
    <Button onClick={() => void alert({ text: 'Acme was closed in the meantime.' })}>To be read</Button>
    <Button onClick={() => void exportStarted({ to: '?' })}>An export has begun</Button>
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
          <Text>What is in a window of its own.</Text>
          <HStack justify="flex-end">
            <Button onClick={close}>Close the window</Button>
          </HStack>
        </Stack>
      </Modal>
      <Drawer label="Acme" open={open === 'drawer'} onClose={close}>
        <Text>What comes from the side.</Text>
        <Button onClick={close}>Close the drawer</Button>
      </Drawer>
    </HStack>
  )
}

import { Drawer, Skeleton, Stack, Text } from '@portal/ui'
import { lazy, Suspense } from 'react'
import type { EditedRule } from '../set/edited-rule.ts'

const TryCase = lazy(async () => ({ default: (await import('./try-case.tsx')).TryCase }))

interface TryCaseDrawerProps {
  readonly open: boolean
  readonly rules: readonly EditedRule[]
  /** Which rules are tried, where they are not those that are shown. */
  readonly about?: string | undefined
  onClose(): void
}

/** The simulator at the edge of the screen. */
export function TryCaseDrawer({ open, rules, about, onClose }: TryCaseDrawerProps) {
  return (
    <Drawer open={open} label="Try a case" onClose={onClose}>
      <Stack gap="3">
        <Text color="fg.muted">
          {about ??
            'Tried with the rules as you see them, changes that are not saved included. Nothing is sent.'}
        </Text>
        <Suspense fallback={<Skeleton height="10rem" />}>
          <TryCase rules={rules} />
        </Suspense>
      </Stack>
    </Drawer>
  )
}

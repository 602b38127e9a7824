import { Drawer, Skeleton, Stack, Text } from '@portal/ui'
import { lazy, Suspense } from 'react'
import type { EditedRule } from '../set/edited-rule.ts'

const TryCase = lazy(async () => ({ default: (await import('./try-case.tsx')).TryCase }))

interface TryCaseDrawerProps {
  readonly open: boolean
  readonly rules: readonly EditedRule[]
  /** The rules to try, if not the ones shown. */
  readonly about?: string | undefined
  onClose(): void
}

/** The simulator in a drawer. */
export function TryCaseDrawer({ open, rules, about, onClose }: TryCaseDrawerProps) {
  return (
    <Drawer open={open} label="Try a case" onClose={onClose}>
      <Stack gap="3">
        <Text color="fg.muted">
          {about ?? 'Uses the rules shown, including unsaved changes. Nothing is sent.'}
        </Text>
        <Suspense fallback={<Skeleton height="10rem" />}>
          <TryCase rules={rules} />
        </Suspense>
      </Stack>
    </Drawer>
  )
}

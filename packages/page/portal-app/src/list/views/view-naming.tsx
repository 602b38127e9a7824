import { Stack, Text } from '@portal/ui'
import { ViewName } from '@portal/ui/blocks'

/** A view that waits for its name. */
export interface Naming {
  readonly title: string
  readonly initial: string
  run(name: string): Promise<unknown>
}

interface ViewNamingProps {
  readonly naming: Naming
  onSave(name: string): void
  onCancel(): void
}

/** Asks for the name of a shared view. */
export const ViewNaming = ({ naming: { title, initial }, onSave, onCancel }: ViewNamingProps) => (
  <Stack gap="1">
    <Text>{title}</Text>
    <ViewName key={`${title} ${initial}`} initial={initial} onSave={onSave} onCancel={onCancel} />
  </Stack>
)

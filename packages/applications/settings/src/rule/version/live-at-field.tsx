import { fromZonedInput, zoneHint } from '@portal/portal-app/time'
import { Button, Field, Flex, Input, Text } from '@portal/ui'
import { useState } from 'react'
import { Live } from './version-table.tsx'
import { liveAt, type Version } from './versions-of.ts'

interface LiveAtFieldProps {
  readonly versions: readonly Version[]
  /** Older versions are not loaded yet. */
  readonly hasOlder: boolean
  onShow(version: Version): void
}

/** "Which rules were live on 3 May at 14:00?" */
export function LiveAtField({ versions, hasOlder, onShow }: LiveAtFieldProps) {
  const [entered, setEntered] = useState('')
  const at = fromZonedInput(entered)
  const isToCome = at !== undefined && at.getTime() > Date.now()
  const found = at && !isToCome ? liveAt(versions, at) : undefined
  return (
    <Flex as="search" gap="3" wrap="wrap" align="flex-end" aria-label="Rules that were live at a time">
      <Field label="Which rules were live at" hint={zoneHint()}>
        {(ties) => (
          <Input
            {...ties}
            type="datetime-local"
            value={entered}
            onChange={({ target }) => setEntered(target.value)}
          />
        )}
      </Field>
      <Text as="div" role="status" minHeight="8">
        {at &&
          (found ? (
            <Flex gap="2" align="center" wrap="wrap">
              <span>
                Version {found.revision}, <Live version={found} />
              </span>
              <Button size="sm" onClick={() => onShow(found)}>
                Show the rules
              </Button>
            </Flex>
          ) : (
            nothingFound(isToCome, hasOlder)
          ))}
      </Text>
    </Flex>
  )
}

function nothingFound(isToCome: boolean, hasOlder: boolean): string {
  if (isToCome) return 'This time is in the future.'
  return hasOlder
    ? 'Older than the versions below: show older ones first.'
    : 'There were no rules yet: every customer used the default.'
}

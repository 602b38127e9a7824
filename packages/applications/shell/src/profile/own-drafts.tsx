import { ask, Button, Flex, Moment, Stack, Text, TextLink } from '@portal/ui'
import { type KeptDraft, keptDrafts, removeDraft } from '@portal/ui/frame'
import { useState } from 'react'

/** Unfinished forms on this device, to continue or delete. */
export function OwnDrafts({ sub }: { sub: string }) {
  const [drafts, setDrafts] = useState(() => keptDrafts(sub))

  async function remove(draft: KeptDraft) {
    const sure = await ask.remove({
      title: `Delete the draft “${draft.title}”?`,
      confirmLabel: 'Delete draft',
    })
    if (!sure) return
    removeDraft(draft)
    setDrafts(keptDrafts(sub))
  }

  if (drafts.length === 0) return <Text color="fg.muted">No unfinished forms on this device.</Text>
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {drafts.map((draft) => (
        <Flex
          as="li"
          key={draft.storageKey}
          gap="4"
          align="center"
          borderTopWidth="1px"
          borderColor="border"
          paddingBlock="1.5"
        >
          <TextLink to={draft.href}>{draft.title}</TextLink>
          <Text as="span" color="fg.muted" fontSize="sm" flex="1">
            <Moment at={draft.savedAt} relative />
          </Text>
          <Button size="sm" aria-label={`Delete the draft ${draft.title}`} onClick={() => void remove(draft)}>
            Delete
          </Button>
        </Flex>
      ))}
    </Stack>
  )
}

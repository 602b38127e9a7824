import { Check, Copy, Download } from '@lucide/icons'
import { useEffect } from 'react'
import { button } from '../../styled-system/recipes/index.js'
import { Icon } from '../details/icon.tsx'
import { useCopy } from '../details/use-copy.ts'
import { Button } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { Once } from './question.ts'

const FileLink = chakra('a', button)

/** A value that is shown only once, with copy and download. */
export function OnceValue({ value, fileName }: Once) {
  const { copied, copy } = useCopy(value)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return (
    <>
      <chakra.code
        display="block"
        padding="3"
        borderRadius="control"
        bg="bg.subtle"
        fontFamily="mono"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {value}
      </chakra.code>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {/* Enter, still held from the previous dialog, must not confirm that the value is saved. */}
        <Button data-first-focus onClick={() => void copy()}>
          <Icon icon={copied ? Check : Copy} />
          {copied ? texts.details.copied : texts.dialog.copy}
        </Button>
        <FileLink href={`data:text/plain;charset=utf-8,${encodeURIComponent(value)}`} download={fileName}>
          <Icon icon={Download} />
          {texts.dialog.download}
        </FileLink>
      </chakra.div>
    </>
  )
}

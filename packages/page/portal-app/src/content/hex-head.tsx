import { Box, Skeleton } from '@portal/ui'
import { useEffect, useState } from 'react'

const ROW = 16

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0')
const characterOf = (byte: number) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')

/** A hex dump: offset, hexadecimal, and characters. */
function hexRows(bytes: Uint8Array): string {
  const rows = Array.from({ length: Math.ceil(bytes.length / ROW) }, (_, index) => {
    const row = [...bytes.subarray(index * ROW, (index + 1) * ROW)]
    const offset = (index * ROW).toString(16).padStart(4, '0')
    return `${offset}  ${row
      .map(hexOf)
      .join(' ')
      .padEnd(ROW * 3 - 1)}  ${row.map(characterOf).join('')}`
  })
  return rows.join('\n')
}

/** The first bytes of a file. */
export function HexHead({ label, bytes }: { readonly label: string; readonly bytes: Blob }) {
  const [rows, setRows] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void bytes.arrayBuffer().then((buffer) => isWanted && setRows(hexRows(new Uint8Array(buffer))))
    return () => {
      isWanted = false
    }
  }, [bytes])
  if (rows === undefined) return <Skeleton height="12rem" />
  return (
    <Box
      as="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      overflow="auto"
      maxHeight="24rem"
      padding="3"
      fontFamily="mono"
      fontSize="sm"
      borderWidth="1px"
      borderRadius="panel"
      bg="bg.subtle"
    >
      {rows}
    </Box>
  )
}

import type { ComponentProps } from 'react'
import { chakra } from '../theme/chakra.ts'

const Signs = chakra('span', {
  base: { fontFamily: 'mono', fontSize: '0.92em', color: 'fg.muted', overflowWrap: 'anywhere' },
})

/** Ids, codes and addresses: monospaced, always left to right. */
export function Mono(props: ComponentProps<typeof Signs>) {
  return <Signs dir="ltr" {...props} />
}

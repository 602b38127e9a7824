import type { idvProfileWrite } from '@portal/contract/idv/idv-profile-schemas.ts'
import type { z } from 'zod'

type Given = z.output<typeof idvProfileWrite>

/** The stored settings of a channel. */
export type IdvProfileBody = Given extends infer One
  ? One extends Given
    ? Omit<One, 'changeReason'>
    : never
  : never

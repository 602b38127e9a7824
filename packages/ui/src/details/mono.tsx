import { chakra } from '@chakra-ui/react/styled-system'

/** Ids, codes and addresses: one width for each sign, always left to right. */
export const Mono = chakra(
  'span',
  {
    base: { fontFamily: 'mono', fontSize: '0.92em', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
  { defaultProps: { dir: 'ltr' } },
)

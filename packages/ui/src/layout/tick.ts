import { chakra } from '@chakra-ui/react/styled-system'

/** A box to tick; with the role of a switch it looks like one. */
export const Tick = chakra('input', {
  base: {
    flexShrink: 0,
    width: '4',
    height: '4',
    marginBlock: '0.5',
    '&[role=switch]': {
      appearance: 'none',
      position: 'relative',
      width: '7',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'background-color 120ms ease-out',
      _before: {
        content: '""',
        position: 'absolute',
        insetStart: '2px',
        top: '2px',
        width: '3',
        height: '3',
        borderRadius: 'full',
        bg: 'bg',
        transition: 'translate 120ms ease-out',
      },
      _checked: { bg: 'accent', _before: { translate: '12px 0' } },
    },
  },
})

import { Box, Button, HStack, Stack, Text, VisuallyHidden } from '@portal/ui'
import { useField } from '@portal/ui/form'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { toFormOption } from './checkout-options.ts'
import { optionInWords } from './option-in-words.tsx'

/** The value of an option that is not set here, and its source in words: "the system". */
export interface InheritedOption {
  readonly value: unknown
  readonly from: string
}

/** By the option's name; undefined where there is nothing to inherit from. */
export const InheritedOptionsContext = createContext<Readonly<Record<string, InheritedOption>> | undefined>(
  undefined,
)

/** Notes below the field of an option, by the option's name. */
export const OptionNotesContext = createContext<Readonly<Record<string, string>>>({})

interface OptionFieldProps {
  readonly name: string
  /** The field for a custom value. */
  readonly children: ReactNode
}

/** A checkout option that is inherited or overridden; shows which, with a button to switch. */
export function OptionField({ name, children }: OptionFieldProps) {
  const inherited = use(InheritedOptionsContext)
  const note = use(OptionNotesContext)[name]
  if (inherited) {
    return (
      <Inheritable name={name} option={inherited[name]}>
        {children}
      </Inheritable>
    )
  }
  if (!note) return children
  return (
    <Stack gap="1">
      {children}
      <Text color="fg.muted" fontSize="sm">
        {note}
      </Text>
    </Stack>
  )
}

interface InheritableProps extends OptionFieldProps {
  readonly option: InheritedOption | undefined
}

const isSet = (value: unknown) => value !== undefined && value !== ''

function Inheritable({ name, option, children }: InheritableProps) {
  const { value, change, readOnly, frame } = useField({ name })
  // A custom value that is being cleared is still custom.
  const [isOpen, setOpen] = useState(false)
  const isOwn = isOpen || isSet(value)
  const { box, moveFocus } = useFocusInside()
  const words = option ? optionInWords(name, option.value) : 'Not set'

  function override() {
    setOpen(true)
    change(option === undefined ? '' : toFormOption(option.value))
    moveFocus()
  }
  function reset() {
    setOpen(false)
    change('')
    moveFocus()
  }

  if (isOwn) {
    return (
      <Stack ref={box} gap="1.5">
        {children}
        {!readOnly && (
          <Button size="sm" variant="ghost" alignSelf="flex-start" onClick={reset}>
            <span>
              Reset to inherited<VisuallyHidden> {frame.label}</VisuallyHidden>: {words}
            </span>
          </Button>
        )}
      </Stack>
    )
  }
  return (
    <Stack ref={box} role="group" aria-label={frame.label} gap="1">
      <Text fontSize="sm" fontWeight="strong">
        {frame.label}
      </Text>
      <HStack gap="3" wrap="wrap">
        <Box>
          {words}{' '}
          <Box as="span" color="fg.muted" fontSize="sm">
            {option ? `from ${option.from}` : 'anywhere'}
          </Box>
        </Box>
        {!readOnly && (
          <Button size="sm" onClick={override}>
            Override<VisuallyHidden> {frame.label}</VisuallyHidden>
          </Button>
        )}
      </HStack>
    </Stack>
  )
}

/** Focuses the field that replaces the pressed button. */
function useFocusInside() {
  const box = useRef<HTMLDivElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves > 0) box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [moves])
  return { box, moveFocus: () => setMoves((count) => count + 1) }
}

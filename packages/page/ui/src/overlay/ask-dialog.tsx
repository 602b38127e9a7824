import {
  DialogBackdrop,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog'
import type { CreateOverlayProps } from '@chakra-ui/react/hooks'
import { Portal } from '@chakra-ui/react/portal'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { focusAfter } from '../layout/hand-on-focus.ts'
import { ErrorNotice } from '../page/error-notice.tsx'
import { OverlayProvider } from '../theme/overlay-provider.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import type { DialogProps } from './dialogs.ts'
import { ImpactBox } from './impact-box.tsx'
import { OnceValue } from './once-value.tsx'
import type { Answer } from './question.ts'
import { showFocused } from './show-focused.ts'
import { useAnswer } from './use-answer.ts'

/**
 * The dialog behind every question. Escape and Cancel close it, unless it shows a value only once; a click
 * outside does not, so that input is not lost.
 */
export function AskDialog(props: DialogProps & CreateOverlayProps<Answer>) {
  const { open = false, onOpenChange, onExitComplete, setReturnValue, trigger, ...question } = props
  const { title, lines, impact, content, once, isFinal } = question
  const form = useRef<HTMLFormElement>(null)
  const close = () => onOpenChange?.({ open: false })
  const { answer, setAnswer, errors, refusals, failure, running, submit } = useAnswer(question, (given) => {
    setReturnValue?.(given)
    close()
  })

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  /** Also works in the reason field, where Enter alone starts a new line. */
  function onKeyDown(event: KeyboardEvent) {
    const isConfirmed = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isConfirmed || event.repeat || once) return
    event.preventDefault()
    void submit()
  }

  return (
    <OverlayProvider>
      <DialogRoot
        open={open}
        role={isFinal ? 'alertdialog' : 'dialog'}
        closeOnInteractOutside={false}
        closeOnEscape={!once}
        onOpenChange={() => !running && close()}
        {...(onExitComplete && { onExitComplete })}
        initialFocusEl={() => firstFocus(form.current)}
        finalFocusEl={() => handBack(trigger)}
      >
        <Portal>
          <DialogBackdrop />
          <DialogPositioner>
            <DialogContent maxWidth={content ? '720px' : undefined} onKeyDown={onKeyDown}>
              <form ref={form} onSubmit={onSubmit} onFocus={showFocused} noValidate>
                <DialogHeader>
                  <DialogTitle>{title}</DialogTitle>
                </DialogHeader>
                <DialogBody>
                  {content}
                  {impact && <ImpactBox impact={impact} />}
                  {lines?.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                  {once && <OnceValue {...once} />}
                  <AnswerFields question={question} answer={answer} errors={errors} onChange={setAnswer} />
                  {failure && <ErrorNotice error={failure} />}
                </DialogBody>
                <DialogFooter>
                  <DialogButtons {...question} running={running} onCancel={close} />
                </DialogFooter>
              </form>
            </DialogContent>
          </DialogPositioner>
        </Portal>
      </DialogRoot>
    </OverlayProvider>
  )
}

/** Where the operator already is, since the dialog looks for a focus only a frame after it can be used. */
function firstFocus(form: HTMLFormElement | null) {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && form?.contains(activeElement)) return activeElement
  return (
    form?.querySelector<HTMLElement>('input:not([type=radio]), textarea') ??
    form?.querySelector<HTMLElement>('[data-first-focus]') ??
    form?.querySelector<HTMLElement>('[type=submit], a') ??
    null
  )
}

/** Focused here: the dialog's own way of focusing a field selects all its text. */
function handBack(trigger: Element | null) {
  const element = focusAfter(trigger)
  element?.focus({ preventScroll: true })
  return element
}

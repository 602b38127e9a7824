import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '../layout/notice.tsx'
import { RequestId } from '../page/request-id.tsx'
import { chakra } from '../theme/chakra.ts'
import { byPlace } from './by-place.ts'
import { controlId, useFormSettings } from './form-context.ts'
import { fullLabelOf } from './label-of.ts'
import type { Problem } from './problem.ts'
import { texts } from './texts.ts'

export interface ErrorSummaryProps {
  errors: readonly { name: string; message: string }[]
  /** Problems of the form as a whole. */
  problems: readonly Problem[]
  /** Number of refused attempts: each one moves the focus here. */
  attempt: number
}

/** The control of a field; an item without its own control is in its list. */
const controlOf = (id: string) =>
  document.getElementById(id) ?? document.getElementById(id.replace(/\.\d+$/, ''))

/** Everything that prevents saving, in the order of the form, each with a link to its field. */
export function ErrorSummary({ errors, problems, attempt }: ErrorSummaryProps) {
  const settings = useFormSettings()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  const isRefused = errors.length + problems.length > 0
  useErrorTitle(isRefused)

  if (!isRefused) return null
  const requestId = problems.find((problem) => problem.requestId)?.requestId
  const listed = errors
    .map((error) => ({ ...error, id: controlId(settings, error.name) }))
    .sort((one, other) => byPlace(controlOf(one.id), controlOf(other.id)))
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="error" title={texts.summary}>
        <chakra.ul marginTop="1">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
          {listed.map(({ id, name, message }) => (
            <li key={name}>
              <FieldLink id={id}>
                {fullLabelOf(settings.labels, name)}: {message}
              </FieldLink>
            </li>
          ))}
        </chakra.ul>
        {requestId && <RequestId id={requestId} />}
      </Notice>
    </div>
  )
}

function FieldLink({ id, children }: { id: string; children: React.ReactNode }) {
  function focus(event: MouseEvent) {
    event.preventDefault()
    controlOf(id)?.focus()
  }
  return (
    <chakra.a href={`#${id}`} onClick={focus} textDecoration="underline" textUnderlineOffset="3px">
      {children}
    </chakra.a>
  )
}

/** Also puts the error into the page title, which screen readers and tabs show first. */
function useErrorTitle(isRefused: boolean) {
  useEffect(() => {
    if (!isRefused) return
    const title = document.title
    document.title = `${texts.error}${title}`
    return () => {
      document.title = title
    }
  }, [isRefused])
}

import { templateAdvice } from '@portal/contract/templates/template-advice.ts'
import { type Remark, templateProblems } from '@portal/contract/templates/template-problems.ts'
import { Notice } from '@portal/ui'
import { checkable, type Message } from '../template/message.ts'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul>
      {remarks.map(({ field, message, from }) => (
        <li key={`${field} ${from} ${message}`}>
          {TEMPLATE_LABELS[field]}: {message}
        </li>
      ))}
    </ul>
  )
}

interface TemplateChecksProps {
  readonly message: Message
  readonly draft: boolean | undefined
}

/** Problems for which the API rejects a template, and advice, shown while writing. */
export function TemplateChecks({ message, draft = false }: TemplateChecksProps) {
  const text = checkable(message)
  const problems = templateProblems(text)
  const blocking = problems.filter(({ reason }) => !draft || reason === 'CONTENT_REJECTED')
  const advice = [...problems.filter((problem) => !blocking.includes(problem)), ...templateAdvice(text)]
  if (problems.length + advice.length === 0) return <Notice kind="info" title="No problems found" />
  return (
    <>
      {blocking.length > 0 && (
        <Notice kind="warning" title={draft ? 'Cannot be saved yet' : 'Cannot be saved'}>
          <Remarks remarks={blocking} />
        </Notice>
      )}
      {advice.length > 0 && (
        <Notice kind="info" title={draft ? 'To do before going live' : 'Warnings'}>
          <Remarks remarks={advice} />
        </Notice>
      )}
    </>
  )
}

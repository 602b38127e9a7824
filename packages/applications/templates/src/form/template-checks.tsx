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

/** What the API would refuse, and what is better done otherwise; it is said while it is written. */
export function TemplateChecks({ message, draft = false }: TemplateChecksProps) {
  const text = checkable(message)
  const problems = templateProblems(text)
  const blocking = problems.filter(({ reason }) => !draft || reason === 'CONTENT_REJECTED')
  const advice = [...problems.filter((problem) => !blocking.includes(problem)), ...templateAdvice(text)]
  if (problems.length + advice.length === 0) return <Notice kind="info" title="The checks find nothing" />
  return (
    <>
      {blocking.length > 0 && (
        <Notice kind="warning" title={draft ? 'Cannot be saved yet' : 'Cannot be saved as it is'}>
          <Remarks remarks={blocking} />
        </Notice>
      )}
      {advice.length > 0 && (
        <Notice kind="info" title={draft ? 'To do before it is live' : 'Worth a look'}>
          <Remarks remarks={advice} />
        </Notice>
      )}
    </>
  )
}

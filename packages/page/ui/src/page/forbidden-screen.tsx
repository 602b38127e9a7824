import type { ReactNode } from 'react'
import { Code } from '../layout/basics.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { MessageScreen } from './message-screen.tsx'

export interface ForbiddenScreenProps {
  /** The title of the forbidden page. */
  page?: string
  /** A permission that only an application knows is described by its name. */
  needs: readonly { permission: string; description: string }[]
  subjectTypes?: readonly string[]
  /** Next steps: roles and a request to send, whom to ask, where to look. */
  children?: ReactNode
}

/** Says which page is forbidden and what it needs. */
export function ForbiddenScreen(props: ForbiddenScreenProps) {
  const { page, needs, subjectTypes = [], children } = props
  return (
    <MessageScreen title={texts.page.forbiddenTitle}>
      {page && <chakra.p fontWeight="strong">{page}</chakra.p>}
      <chakra.div>
        <chakra.p>{texts.page.forbiddenNeeds}</chakra.p>
        <chakra.ul marginTop="2" paddingInlineStart="5" listStyleType="disc">
          {needs.map(({ permission, description }) => (
            <li key={permission}>
              {description !== permission && `${description} `}
              <Code>{permission}</Code>
            </li>
          ))}
          {subjectTypes.length > 0 && <li>{texts.page.forbiddenSubjectTypes(subjectTypes)}</li>}
        </chakra.ul>
      </chakra.div>
      {children}
    </MessageScreen>
  )
}

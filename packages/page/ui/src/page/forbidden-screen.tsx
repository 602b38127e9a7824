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
  /** Names of roles that grant access. */
  roles?: readonly string[]
  /** Next steps: a request to send, where to look. */
  children?: ReactNode
}

/** Says which page is forbidden, what it needs and who can help. */
export function ForbiddenScreen(props: ForbiddenScreenProps) {
  const { page, needs, subjectTypes = [], roles = [], children } = props
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
      {roles.length > 0 && <p>{texts.page.forbiddenRoles(roles)}</p>}
      <chakra.p color="fg.muted">{texts.page.forbiddenAdvice}</chakra.p>
      {children}
    </MessageScreen>
  )
}

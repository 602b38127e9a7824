import { currentSession } from '@portal/session'

interface Guarded {
  readonly id: string
  readonly email: string
}

/** Whether a user is the operator who is signed in. */
export function isSelf({ email }: Pick<Guarded, 'email'>): boolean {
  const session = currentSession()
  return session.status === 'authenticated' && session.user.email === email
}

/** Why nobody can shut a user out or take rights away; the API refuses the same. */
export function protectionOf(user: Guarded, lastAdministrator: string | undefined): string | undefined {
  if (isSelf(user)) return 'This is your own account. Ask another administrator.'
  if (user.id === lastAdministrator) return 'The account would be left without an administrator.'
  return undefined
}

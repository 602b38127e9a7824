import { useSession } from '@portal/session'

/** The address of the operator who is signed in, by which records name people. */
export function useCallerEmail(): string {
  const session = useSession()
  return session.status === 'authenticated' ? session.user.email : ''
}

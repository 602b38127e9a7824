import { useSession } from '@portal/session'

/** The email of the signed-in operator, which identifies people in records. */
export function useCallerEmail(): string {
  const session = useSession()
  return session.status === 'authenticated' ? session.user.email : ''
}

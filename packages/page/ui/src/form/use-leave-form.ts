import { useNavigate } from 'react-router-dom'
import { leaveGuardEntry } from './guard-entry.ts'

/**
 * Returns a function that goes from a completed form to an address. Back then leads to where the form was opened,
 * not to the form.
 */
export function useLeaveForm(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return async (address) => {
    await leaveGuardEntry()
    await navigate(address, { replace: true })
  }
}

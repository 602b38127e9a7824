import { getAccount } from '@portal/contract/accounts/account-endpoints.ts'
import { config, queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Lets the first screen's own requests go first; the host's title is good enough until then. */
const DELAY_MS = 2_000

/** False at first, true some time after `condition` became true. */
function useLater(condition: boolean): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setIsLater(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [condition])
  return isLater
}

/** The product title: the account's, or the host's setting until that has loaded. */
export function useProductTitle(): string {
  const enabled = useLater(useCan(getAccount))
  const account = useQuery({
    ...queryFor(getAccount, {}, { errors: 'nowhere' }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return account.data?.productTitle ?? config.productTitle
}

/** Sets the title of the page: "{page} | {product}" (specification, section 1). */
export function useDocumentTitle(page: string): void {
  const product = useProductTitle()
  useEffect(() => {
    document.title = `${page} | ${product}`
  }, [page, product])
}

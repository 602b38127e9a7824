import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The last address of each screen in this tab, by pattern. Searches may contain names of people, so it stays
 * in memory.
 */
const addresses = new Map<string, string>()

/** Remembers the address of a screen, including filters and page. */
export function useLastAddress(path: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    addresses.set(path, pathname + search)
  }, [path, pathname, search])
}

/** The last address of a screen without parameters. */
export const lastAddressOf = (path: string): string => addresses.get(path) ?? path

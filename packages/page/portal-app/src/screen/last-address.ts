import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Where each screen was last shown in this tab, by its pattern. Searches may name people, so it stays in memory. */
const addresses = new Map<string, string>()

/** Remembers the address of a screen, its filters and page included. */
export function useLastAddress(path: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    addresses.set(path, pathname + search)
  }, [path, pathname, search])
}

/** The way back to a screen without parameters, as it was last seen. */
export const lastAddressOf = (path: string): string => addresses.get(path) ?? path

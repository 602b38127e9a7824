import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the section in the address's hash, which did not exist when the browser looked for it. */
export function useScrollToSection(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

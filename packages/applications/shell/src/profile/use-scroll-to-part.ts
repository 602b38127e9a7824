import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the part of the page into view that the address names after its `#`: it was not there when the browser looked. */
export function useScrollToPart(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

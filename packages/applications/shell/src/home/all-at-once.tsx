import { Grid, Skeleton, Stack } from '@portal/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const MAX_MS = 2_000
const IN_VIEW = '[aria-busy="true"]'

const isLoading = (element: HTMLElement) =>
  [...element.querySelectorAll(IN_VIEW)].some((busy) => busy.getBoundingClientRect().top < window.innerHeight)

/** Whether what is in view inside the element has loaded, or has taken too long. */
function useIsLoaded() {
  const box = useRef<HTMLDivElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const element = box.current
    if (isLoaded || !element) return
    const look = () => {
      if (!isLoading(element)) setIsLoaded(true)
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(() => setIsLoaded(true), MAX_MS)
    look()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isLoaded])
  return { box, isLoaded }
}

/**
 * Shows cards when those in view have loaded: a card is as high as its content, so each that loads would move those
 * below it.
 */
export function AllAtOnce({ children }: { children: ReactNode }) {
  const { box, isLoaded } = useIsLoaded()
  return (
    <Grid css={{ '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>
      {!isLoaded && (
        <Stack gap="4" aria-hidden="true">
          <Skeleton height="6" maxWidth="12rem" />
          <Skeleton height="16" />
          <Skeleton height="16" />
        </Stack>
      )}
      <div ref={box} style={{ visibility: isLoaded ? 'visible' : 'hidden' }}>
        {children}
      </div>
    </Grid>
  )
}

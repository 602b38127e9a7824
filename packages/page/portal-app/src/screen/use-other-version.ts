import { use, useEffect, useState } from 'react'
import { ParcelHostContext } from '../app/parcel-host.ts'
import { isChunkLoadError } from '../app/report-fault.ts'
import { useOnline } from './use-online.ts'

/** Lets the last good version take over when code is missing, unless the browser is offline. */
export function useOtherVersion(error: unknown): void {
  const [wasOnline] = useState(useOnline())
  const onFault = use(ParcelHostContext)?.onFault
  useEffect(() => {
    if (wasOnline && isChunkLoadError(error)) onFault?.(error, 'load')
  }, [wasOnline, error, onFault])
}

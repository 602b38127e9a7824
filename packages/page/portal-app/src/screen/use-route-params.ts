import type { ParamsOf } from '@portal/routing/link-to.ts'
import { useParams } from 'react-router-dom'

/** The parameters of the screen's own row, typed by its path. */
export function useRouteParams<const Path extends string>(_row: { path: Path }): ParamsOf<Path> {
  // The router renders the screen only when the whole path of the row has matched.
  return useParams() as ParamsOf<Path>
}

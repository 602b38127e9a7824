import type { ReactAppOrParcel } from 'single-spa-react'

type Parcel = ReactAppOrParcel<object>
type Lifecycle = Parcel['mount']

const EMPTY: Lifecycle = async () => undefined

/**
 * A parcel that never fails: single-spa breaks the application around a parcel that could not be loaded or mounted as
 * soon as the application is left, and never shows it again. What goes wrong is told to `onFailure` instead.
 */
export async function unfailingParcel(
  load: () => Promise<Parcel>,
  onFailure: (error: unknown) => void,
): Promise<Parcel> {
  const guarded =
    (lifecycle: Lifecycle): Lifecycle =>
    (props) =>
      Promise.resolve(props).then(lifecycle).catch(onFailure)
  try {
    const { bootstrap, mount, unmount } = await load()
    return { bootstrap: guarded(bootstrap), mount: guarded(mount), unmount: guarded(unmount) }
  } catch (error) {
    onFailure(error)
    return { bootstrap: EMPTY, mount: EMPTY, unmount: EMPTY }
  }
}

// Turns a React tree into an application or a parcel. The component that mounts parcels is in the shell,
// its only user.

export { default, SingleSpaContext } from 'single-spa-react'

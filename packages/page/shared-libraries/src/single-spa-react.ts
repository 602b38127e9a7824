// What makes a React tree an application or a parcel. The component that mounts parcels is with the shell, which does so.

export { default, SingleSpaContext } from 'single-spa-react'

import type { OwnApp } from '@portal/portal-app'

/** The shell as an application. It owns no kind of record. */
export const shellApp: OwnApp = { name: '@portal/shell', records: [] }

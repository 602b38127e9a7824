import type { PersonRef } from '@portal/contract/formats.ts'

/** The actor of changes that no operator made. */
export const INSTALLATION: PersonRef = { id: 'system', email: 'system@program.example', name: 'System' }

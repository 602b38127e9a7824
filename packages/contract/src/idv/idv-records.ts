import { defineRecord } from '../record-facts.ts'

export const idvChannel = defineRecord({ history: 'idvChannel.history', guardedBy: 'ownSubject' })

export const idvRules = defineRecord({ history: 'idvRule.history', guardedBy: 'ownSubject' })

export const idvConfiguration = defineRecord({ history: 'idvRule.config.history', guardedBy: 'ownSubject' })

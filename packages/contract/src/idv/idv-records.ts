import { defineRecord } from '../record-facts.ts'
import { getIdvConfiguration, getIdvProfile, getIdvRules } from './idv-endpoints.ts'

export const idvChannel = defineRecord({
  history: 'idvChannel.history',
  guardedBy: 'ownSubject',
  read: getIdvProfile,
})

export const idvRules = defineRecord({
  history: 'idvRule.history',
  guardedBy: 'ownSubject',
  read: getIdvRules,
})

export const idvConfiguration = defineRecord({
  history: 'idvRule.config.history',
  guardedBy: 'ownSubject',
  read: getIdvConfiguration,
})

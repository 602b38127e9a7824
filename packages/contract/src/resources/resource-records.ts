import { defineRecord } from '../record-facts.ts'

export const directory = defineRecord({ history: 'directory.get' })

export const file = defineRecord({ history: 'fileVersion.get' })

export const fileVersion = defineRecord({ history: 'fileVersion.get' })

export const changeRequest = defineRecord({ history: 'changeRequest.get' })

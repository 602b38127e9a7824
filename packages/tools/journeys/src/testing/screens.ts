import type { Page } from '@playwright/test'
import { firstOf } from './first-of.ts'
import { resourceScreens } from './resource-screens.ts'
import { RULE_SCREENS } from './rule-screens.ts'
import { SETTINGS_SCREENS } from './settings-screens.ts'

/** An address with the page's title. */
export type ScreenAddress = readonly [address: string, title: string]

/** Finds the addresses of screens; those of a record use the first in its list. The operator is signed in. */
export type ScreenFinder = (page: Page) => Promise<readonly ScreenAddress[]>

export const frameScreens: ScreenFinder = async () => [
  ['/', 'Dashboard'],
  ['/profile', 'Profile'],
  ['/explore', 'Explore'],
  ['/explore?q=pay', 'Explore'],
  ['/explore/access', 'What can I do here?'],
  ['/releases', 'Releases'],
  ['/releases/create', 'New release'],
  ['/releases/publish', 'Publish a version'],
  ['/releases/overrides/create', 'New override'],
  ['/delete-profile', 'Delete profile'],
  ['/delete-profile?tab=OWN', 'Delete profile'],
  ['/nowhere', 'Page not found'],
]

export const peopleScreens: ScreenFinder = async (page) => {
  const role = await firstOf(page, '/roles?builtIn=false', '/roles')
  return [
    ['/operation-portal-users', 'Operation portal users'],
    ['/operation-portal-users/create', 'Add an operation portal user'],
    ['/operation-portal-users/viewer%40program.example', 'Operation portal user'],
    ['/operation-portal-users/viewer%40program.example?tab=access', 'Operation portal user'],
    ['/operation-portal-users/viewer%40program.example?tab=activity', 'Operation portal user'],
    ['/operation-portal-users/viewer%40program.example/update', 'Edit an operation portal user'],
    ['/developer-portal-users', 'Developer portal users'],
    ['/developer-portal-users/create', 'Invite a developer portal user'],
    ['/roles', 'User roles'],
    ['/roles/create', 'Publish a role'],
    [role, 'User role'],
    [`${role}?tab=permissions`, 'User role'],
    [`${role}?tab=activity`, 'User role'],
    [role.replace('/roles/', '/roles/update/'), 'Edit a role'],
  ]
}

export const subjectScreens: ScreenFinder = async (page) => {
  const subject = await firstOf(page, '/subjects/business', '/subjects/business/details')
  return [
    ['/subjects/business', 'Business subjects'],
    ['/subjects/business/create', 'Add a business subject'],
    [subject, 'Business subject'],
    [`${subject}?tab=businessData`, 'Business subject'],
    [`${subject}?tab=secrets`, 'Business subject'],
    [`${subject}/update`, 'Edit a business subject'],
    [`${subject}/audit-changes`, 'Changes to a business subject'],
    [`${subject}/audit-changes/businessData`, 'Changes to one section'],
    ['/subjects/system', 'System subjects'],
    ['/subjects/system/create', 'Add a system subject'],
    ['/subjects/system/details/system', 'System subject'],
    ['/subjects/system/details/system/update', 'Edit a system subject'],
    ['/subjects/system/details/system/audit-changes', 'Changes to a system subject'],
    ['/subjects/system/details/system/audit-changes/businessData', 'Changes to one section'],
  ]
}

export const dpaScreens: ScreenFinder = async (page) => {
  const dpa = await firstOf(page, '/subjects/dpa', '/subjects/business/details')
  const initiator = dpa.replace(/\/dpa\/.*/, '')
  const task = await firstOf(page, '/tasks?status=COMPLETED_WITH_ERRORS', '/tasks')
  return [
    ['/subjects/dpa', 'Digital Payment Applications'],
    ['/subjects/business/details/dpa/create', 'Select an SRC initiator'],
    [`${initiator}/dpa`, 'Payment applications of a subject'],
    [`${initiator}?tab=dpas`, 'Business subject'],
    [`${initiator}/dpa/bulk-import`, 'DPA bulk import of a subject'],
    [`${initiator}/dpa/create`, 'Add a payment application'],
    [dpa, 'Payment application'],
    [`${dpa}?tab=options`, 'Payment application'],
    [`${dpa}?tab=data`, 'Payment application'],
    [`${dpa}?tab=publication`, 'Payment application'],
    [`${dpa}?tab=activity`, 'Payment application'],
    [dpa.replace('/dpa/details/', '/dpa/update/'), 'Edit a payment application'],
    [`${dpa}/audit-changes`, 'Changes to a payment application'],
    ['/tasks', 'Tasks'],
    [task, 'Task'],
    ['/tasks/promote-subject', 'Promote subject'],
    ['/tasks/bulk-import', 'DPA bulk import'],
  ]
}

export const templateScreens: ScreenFinder = async (page) => {
  const issuer = await firstOf(page, '/templates-srcpi/subjects?q=cobalt', '/templates-srcpi/subjects')
  return [
    ['/templates/create', 'Add a messaging template'],
    ['/templates-srcpi/subjects', 'Templates of participating issuers'],
    ['/templates-system/subjects/system', 'Messaging templates'],
    ['/templates-system/subjects/system?tab=LIST', 'Messaging templates'],
    ['/templates-system/subjects/system/create?channel=SMS&type=OTP', 'Add a system template'],
    ['/templates-system/subjects/system/EMAIL/OTP/en', 'Template'],
    ['/templates-system/subjects/system/EMAIL/OTP/en?tab=compare', 'Template'],
    ['/templates-system/subjects/system/EMAIL/OTP/en/update', 'Edit a template'],
    ['/templates-system/subjects/system/EMAIL/OTP/en/history', 'Changes to a template'],
    [issuer, 'Messaging templates of an issuer'],
    [`${issuer}/create?channel=SMS&type=WELCOME`, 'Add an issuer template'],
    [`${issuer}/SMS/WELCOME/pl`, 'Template of an issuer'],
    [`${issuer}/EMAIL/OTP/en`, 'Template of an issuer'],
    [`${issuer}/EMAIL/OTP/en/update`, 'Edit an issuer template'],
    [`${issuer}/EMAIL/OTP/en/history`, 'Changes to an issuer template'],
  ]
}

export const settingsScreens: ScreenFinder = async () => [...RULE_SCREENS, ...SETTINGS_SCREENS]

const FINDERS: readonly ScreenFinder[] = [
  frameScreens,
  peopleScreens,
  subjectScreens,
  dpaScreens,
  resourceScreens,
  settingsScreens,
  templateScreens,
]

/** All screens. */
export async function allScreens(page: Page): Promise<readonly ScreenAddress[]> {
  const screens: ScreenAddress[] = []
  for (const find of FINDERS) screens.push(...(await find(page)))
  return screens
}

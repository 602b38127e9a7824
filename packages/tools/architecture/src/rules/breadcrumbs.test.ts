import { expect, test } from '@jest/globals'
import { SPECIFIED_ROUTES } from '../../../../page/routing/src/testing/specified-routes.ts'
import { PUBLISHED } from './published-tables.ts'

/** The labels of the specification's section 2, "Business/System Subjects" as two. */
const LABELS = [
  ...['Home', 'Profile', 'Operation Portal Users', 'Add', 'Edit', 'Details', 'Developer Portal Users'],
  ...['User Roles', 'Publish', 'IDV Profiles', 'Audit Changes', 'IDV Rules', 'Configuration', 'DPA Defaults'],
  ...['Add Version', 'Add Resource', 'Change Requests', 'Version', 'Resource', 'Resources', 'Templates'],
  ...['Subjects', 'Business Subjects', 'System Subjects', 'List DPAs', 'Select SRCI', 'Tasks'],
  ...['Promote subject', 'DPA bulk import', 'Task', 'DPA', 'Delete profile'],
]

test('section 2: screens have all breadcrumb labels of the specification', () => {
  const nameless = (path: string) => path.replace(/:\w+/g, ':')
  const specified = new Set(SPECIFIED_ROUTES.map(({ path }) => nameless(path)))
  const rows = PUBLISHED.flatMap(({ routes }) => Object.values(routes))
  const labels = rows.filter(({ path }) => specified.has(nameless(path))).map(({ label }) => label)
  expect(LABELS.filter((label) => !labels.includes(label))).toEqual([])
})

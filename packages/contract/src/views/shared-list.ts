/** Names of the reads whose lists can have shared views. */
export const SHARED_LISTS: readonly string[] = [
  'listUsers',
  'listRoles',
  'listDeveloperUsers',
  'listSubjects',
  'listDpas',
  'listDpasOfSubject',
  'listTasks',
  'listDirectories',
  'listFiles',
  'listChangeRequests',
  'listTemplateCoverage',
]

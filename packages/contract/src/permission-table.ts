/** Every permission: the `resource` strings of `GET /users/access`, with labels. */
export const PERMISSION_TABLE = [
  { group: 'Account', resource: 'account.get', description: 'See the account and its environment' },
  { group: 'Change requests', resource: 'changeRequest.search', description: 'List' },
  {
    group: 'Change requests',
    resource: 'changeRequest.get',
    description: 'Open one, with comments and reviews',
  },
  { group: 'Change requests', resource: 'changeRequest.create', description: 'Open a change request' },
  {
    group: 'Change requests',
    resource: 'changeRequest.update',
    description: 'Edit title/description, withdraw, reopen, merge',
  },
  { group: 'Change requests', resource: 'changeRequest.comment.create', description: 'Comment' },
  {
    group: 'Change requests',
    resource: 'changeRequest.review.create',
    description: 'Approve, reject or request changes',
  },
  { group: 'Developer portal users', resource: 'devportalUser.search', description: 'List' },
  { group: 'Developer portal users', resource: 'devportalUser.get', description: 'Open' },
  { group: 'Developer portal users', resource: 'devportalUser.create', description: 'Create' },
  { group: 'Developer portal users', resource: 'devportalUser.update', description: 'Edit' },
  { group: 'Developer portal users', resource: 'devportalUser.enable', description: 'Enable' },
  { group: 'Developer portal users', resource: 'devportalUser.reject', description: 'Reject or revoke' },
  { group: 'Developer portal users', resource: 'devportalUser.delete', description: 'Delete' },
  { group: 'Dictionaries', resource: 'dictionary.get', description: 'Read dictionaries' },
  { group: 'Directories', resource: 'directory.search', description: 'List directories' },
  { group: 'Directories', resource: 'directory.get', description: 'Open a directory' },
  { group: 'DPA', resource: 'dpa.search', description: 'List' },
  { group: 'DPA', resource: 'dpa.get', description: 'Open' },
  { group: 'DPA', resource: 'dpa.create', description: 'Create' },
  { group: 'DPA', resource: 'dpa.update', description: 'Save draft' },
  { group: 'DPA', resource: 'dpa.delete', description: 'Delete' },
  { group: 'DPA', resource: 'dpa.publish', description: 'Publish' },
  { group: 'DPA', resource: 'dpa.statusUpdate', description: 'Suspend / activate' },
  { group: 'DPA', resource: 'dpa.history', description: 'History' },
  { group: 'DPA', resource: 'dpa.import', description: 'Start an import action' },
  { group: 'DPA', resource: 'dpa.export', description: 'Start an export action' },
  { group: 'DPA', resource: 'dpa.batch', description: 'Start a batch action on many DPAs' },
  { group: 'DPA', resource: 'dpa.fileOnboarding', description: 'Start a file onboarding' },
  { group: 'Files', resource: 'file.search', description: 'List' },
  { group: 'Files', resource: 'file.get', description: 'Open' },
  { group: 'Files', resource: 'file.create', description: 'Create' },
  { group: 'Files', resource: 'file.update', description: 'Rename, describe' },
  { group: 'Files', resource: 'file.delete', description: 'Delete' },
  { group: 'File versions', resource: 'fileVersion.search', description: 'List' },
  { group: 'File versions', resource: 'fileVersion.get', description: 'Open' },
  { group: 'File versions', resource: 'fileVersion.create', description: 'Add a version' },
  { group: 'File versions', resource: 'fileVersion.update', description: 'Edit a draft version' },
  {
    group: 'File versions',
    resource: 'fileVersion.publish',
    description: 'Publish without change request (where the directory allows it)',
  },
  { group: 'File versions', resource: 'fileVersion.delete', description: 'Delete' },
  { group: 'File versions', resource: 'fileVersion.restore', description: 'Restore a deleted version' },
  { group: 'IDV channels', resource: 'idvChannel.search', description: 'List profiles' },
  { group: 'IDV channels', resource: 'idvChannel.get', description: 'Open' },
  { group: 'IDV channels', resource: 'idvChannel.create', description: 'Create' },
  { group: 'IDV channels', resource: 'idvChannel.update', description: 'Edit' },
  { group: 'IDV channels', resource: 'idvChannel.delete', description: 'Delete' },
  { group: 'IDV channels', resource: 'idvChannel.history', description: 'History' },
  { group: 'IDV rules', resource: 'idvRule.get', description: 'See the rule set' },
  { group: 'IDV rules', resource: 'idvRule.save', description: 'Create or save the rule set' },
  { group: 'IDV rules', resource: 'idvRule.history', description: 'Rule history' },
  { group: 'IDV rules', resource: 'idvRule.config.get', description: 'See the configuration' },
  { group: 'IDV rules', resource: 'idvRule.config.save', description: 'Save the configuration' },
  { group: 'IDV rules', resource: 'idvRule.config.history', description: 'Configuration history' },
  {
    group: 'Releases',
    resource: 'release.view',
    description: 'See versions, canaries and who released what',
  },
  { group: 'Releases', resource: 'release.publish', description: 'Publish a version of a bundle' },
  {
    group: 'Releases',
    resource: 'release.promote',
    description: 'Promote a version, run a canary, freeze and thaw',
  },
  { group: 'Releases', resource: 'release.rollback', description: 'Roll back, abort a canary' },
  {
    group: 'Releases',
    resource: 'release.override',
    description: 'Let one person try out versions for some hours',
  },
  { group: 'Roles', resource: 'role.search', description: 'List' },
  { group: 'Roles', resource: 'role.get', description: 'Open' },
  { group: 'Roles', resource: 'role.publish', description: 'Publish (create) a role' },
  { group: 'Roles', resource: 'role.update', description: 'Change a role' },
  { group: 'Roles', resource: 'role.delete', description: 'Delete a role' },
  { group: 'Subjects', resource: 'subject.search', description: 'List' },
  { group: 'Subjects', resource: 'subject.get', description: 'Open, all data keys' },
  { group: 'Subjects', resource: 'subject.create', description: 'Create' },
  { group: 'Subjects', resource: 'subject.publish', description: 'Publish' },
  { group: 'Subjects', resource: 'subject.statusUpdate', description: 'Suspend / activate' },
  { group: 'Subjects', resource: 'subject.history', description: 'Overall history' },
  { group: 'Subjects', resource: 'subject.export', description: 'Export a package' },
  { group: 'Subjects', resource: 'subject.secret.get', description: 'List secrets (masked)' },
  { group: 'Subjects', resource: 'subject.secret.create', description: 'Create a secret (shown once)' },
  { group: 'Subjects', resource: 'subject.secret.revoke', description: 'Revoke a secret' },
  {
    group: 'Subjects',
    resource: 'subject.businessData.update',
    description: 'Save the draft of business data',
  },
  {
    group: 'Subjects',
    resource: 'subject.businessData.history',
    description: 'See the history of business data',
  },
  {
    group: 'Subjects',
    resource: 'subject.defaultDpaConfig.update',
    description: 'Save the draft of the default DPA configuration',
  },
  {
    group: 'Subjects',
    resource: 'subject.defaultDpaConfig.history',
    description: 'See the history of the default DPA configuration',
  },
  {
    group: 'Subjects',
    resource: 'subject.identityConfig.update',
    description: 'Save the draft of the identity configuration',
  },
  {
    group: 'Subjects',
    resource: 'subject.identityConfig.history',
    description: 'See the history of the identity configuration',
  },
  { group: 'Subjects', resource: 'subject.jwk.update', description: 'Save the draft of JSON Web Keys' },
  { group: 'Subjects', resource: 'subject.jwk.history', description: 'See the history of JSON Web Keys' },
  { group: 'Subjects', resource: 'subject.key.update', description: 'Save the draft of certificates' },
  { group: 'Subjects', resource: 'subject.key.history', description: 'See the history of certificates' },
  {
    group: 'Subjects',
    resource: 'subject.notificationsConfig.update',
    description: 'Save the draft of notifications',
  },
  {
    group: 'Subjects',
    resource: 'subject.notificationsConfig.history',
    description: 'See the history of notifications',
  },
  {
    group: 'Subjects',
    resource: 'subject.resourceData.update',
    description: 'Save the draft of resources',
  },
  {
    group: 'Subjects',
    resource: 'subject.resourceData.history',
    description: 'See the history of resources',
  },
  { group: 'Tasks', resource: 'task.search', description: 'List' },
  { group: 'Tasks', resource: 'task.get', description: 'Open' },
  { group: 'Tasks', resource: 'task.statusUpdate', description: 'Confirm, cancel, retry' },
  { group: 'Templates', resource: 'template.search', description: 'List' },
  { group: 'Templates', resource: 'template.get', description: 'Open' },
  { group: 'Templates', resource: 'template.create', description: 'Create' },
  { group: 'Templates', resource: 'template.update', description: 'Edit' },
  { group: 'Templates', resource: 'template.delete', description: 'Delete' },
  { group: 'Templates', resource: 'template.history', description: 'History' },
  { group: 'Operation portal users', resource: 'user.search', description: 'List and open' },
  { group: 'Operation portal users', resource: 'user.create', description: 'Create (invite)' },
  { group: 'Operation portal users', resource: 'user.update', description: 'Edit name' },
  { group: 'Operation portal users', resource: 'user.delete', description: 'Delete' },
  { group: 'Operation portal users', resource: 'user.enable', description: 'Enable' },
  { group: 'Operation portal users', resource: 'user.disable', description: 'Disable' },
  { group: 'Operation portal users', resource: 'user.passwordReset', description: 'Start a password reset' },
  { group: 'Operation portal users', resource: 'user.role.add', description: 'Assign a role' },
  { group: 'Operation portal users', resource: 'user.role.remove', description: 'Remove a role' },
  { group: 'SRC profiles', resource: 'srcProfile.identityLookup', description: 'Look up a consumer' },
  { group: 'SRC profiles', resource: 'srcProfile.delete', description: 'Delete a consumer profile' },
] as const

/** Identifier of a permission, for example `subject.statusUpdate`. */
export type Permission = (typeof PERMISSION_TABLE)[number]['resource']

export const PERMISSIONS: readonly Permission[] = PERMISSION_TABLE.map((row) => row.resource)

/** What a permission allows, for operators: "List" in the group "Tasks". */
export interface PermissionWords {
  readonly group: string
  readonly description: string
}

export const permissionWords = (permission: string): PermissionWords | undefined =>
  PERMISSION_TABLE.find(({ resource }) => resource === permission)

/** What a permission allows as one text: "Tasks: List". */
export function describePermission(permission: string): string {
  const words = permissionWords(permission)
  return words ? `${words.group}: ${words.description}` : permission
}

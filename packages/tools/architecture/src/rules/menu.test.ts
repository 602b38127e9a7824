import { describe, expect, test } from '@jest/globals'
import { menuFor } from '../../../../applications/shell/src/menu/menu.ts'
import { BUILT_IN_ROLES } from '../../../../contract/src/built-in-roles.ts'
import { PUBLISHED } from './published-tables.ts'

const routeTables = PUBLISHED.map(({ name, routes }) => ({ app: name, rows: Object.values(routes) }))

const business = ['SRCI', 'SRCPI', 'DCF']
const system = ['SRC', 'EXT_BACKEND', 'EXT_AUTH_PLATFORM']
const src = ['SRC']

type Line = readonly [
  place: string,
  to: string,
  allOf: readonly string[],
  types?: readonly string[] | undefined,
  anyOf?: readonly string[],
]

/**
 * Every link of the specified menu with the permissions it needs, repeated here so that a changed row fails.
 */
const LINKS: readonly Line[] = [
  ['Dashboard', '/', []],
  ['Operation portal users', '/operation-portal-users', ['user.search']],
  ['Developer portal users', '/developer-portal-users', ['devportalUser.search']],
  ['User roles › List roles', '/roles', ['role.search']],
  ['User roles › Publish role', '/roles/create', ['role.publish']],
  ['Business subjects › List', '/subjects/business', ['subject.search'], business],
  ['Business subjects › Create', '/subjects/business/create', ['subject.create'], business],
  ['Digital Payment Applications › List', '/subjects/dpa', ['dpa.search'], ['SRCI']],
  [
    'Digital Payment Applications › Create',
    '/subjects/business/details/dpa/create',
    ['dpa.create', 'subject.search'],
    ['SRCI'],
  ],
  ['System subjects › List', '/subjects/system', ['subject.search'], system],
  ['System subjects › Create', '/subjects/system/create', ['subject.create'], system],
  ['Tasks › List', '/tasks', ['task.search']],
  ['Tasks › Promote subject', '/tasks/promote-subject', [], undefined, ['subject.create', 'dpa.import']],
  ['Tasks › DPA bulk import', '/tasks/bulk-import', ['dpa.import'], ['SRCI']],
  ['Resources › Logos', '/resources/logos', ['directory.search', 'file.search']],
  ['Resources › Create resource', '/resources/create', ['file.create', 'fileVersion.create']],
  ['Messaging templates › List system', '/templates-system/subjects/system', ['template.search'], src],
  [
    'Messaging templates › List SRCPI',
    '/templates-srcpi/subjects',
    ['template.search', 'subject.search'],
    ['SRCPI'],
  ],
  ['Messaging templates › Create', '/templates/create', ['template.create'], ['SRC', 'SRCPI']],
  ['Settings › IDV profiles', '/settings/idv-profiles', ['idvChannel.search'], src],
  ['Settings › IDV rules', '/settings/idv-rules', ['idvRule.get'], src],
  ['Settings › DPA System Defaults', '/settings/dpa-system-defaults', ['subject.get'], src],
  ['Delete profile', '/delete-profile', ['srcProfile.identityLookup', 'srcProfile.delete']],
]

const directories = { listDirectories: [{ id: 'logos', name: 'Logos' }] }
const everything = menuFor(
  routeTables,
  {
    permissions: new Set(LINKS.flatMap(([, , allOf, , anyOf = []]) => [...allOf, ...anyOf])),
    subjectTypes: new Set([...business, ...system]),
  },
  directories,
)

const outline = (menu: typeof everything) =>
  menu.flatMap(({ items }) =>
    items.flatMap(({ label, to, links }) =>
      links.length > 0 ? links.map((link) => [`${label} › ${link.label}`, link.to]) : [[label, to]],
    ),
  )

const built = new Set(outline(everything).map(([, to]) => to))
const specified = new Set<string | undefined>(LINKS.map(([, to]) => to))

/** Squads add screens; those of the specification keep their names and their order. */
const asSpecified = (menu: typeof everything) => outline(menu).filter(([, to]) => specified.has(to))

describe('the menu', () => {
  test('has the specified links under their names and in their order', () => {
    const expected = LINKS.map(([place, to]) => [place, to])
    expect(asSpecified(everything)).toEqual(expected.filter(([, to]) => built.has(to)))
  })

  test.each(BUILT_IN_ROLES.map((role) => [role.name, role] as const))(
    'of %s has every link the role can open',
    (_name, role) => {
      const permissions = new Set<string>(role.resources)
      const subjectTypes = new Set<string>(role.subjectTypes)
      const expected = LINKS.filter(
        ([, to, allOf, types, anyOf]) =>
          built.has(to) &&
          allOf.every((permission) => permissions.has(permission)) &&
          (!anyOf || anyOf.some((permission) => permissions.has(permission))) &&
          (!types || types.some((type) => subjectTypes.has(type))),
      )
      const shown = asSpecified(menuFor(routeTables, { permissions, subjectTypes }, directories))
      expect(shown).toEqual(expected.map(([place, to]) => [place, to]))
    },
  )
})

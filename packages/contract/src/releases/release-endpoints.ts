import { type EndpointFacts, endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './release-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.releaseSchemas>()

/** The release service's own endpoints: it runs beside the product API and has no concept of accounts. */
const ofReleases = <Facts extends EndpointFacts>(facts: Facts) => ({ ...facts, service: 'releases' }) as const

export const getReleaseStatus = endpoint(
  'getReleaseStatus',
  'GET /envs/:environment/status',
  ofReleases({ permission: 'release.view' }),
)

export const listReleases = endpoint(
  'listReleases',
  'GET /envs/:environment/releases',
  ofReleases({ permission: 'release.view' }),
)

/** What differs between two releases. */
export const compareReleases = endpoint(
  'compareReleases',
  'GET /envs/:environment/releases/:seq/differences',
  ofReleases({ permission: 'release.view', reasons: ['RELEASE_NOT_FOUND'] }),
)

/** The canaries that ended most recently, newest first. */
export const listEndedCanaries = endpoint(
  'listEndedCanaries',
  'GET /envs/:environment/canaries/ended',
  ofReleases({ permission: 'release.view' }),
)

export const planRelease = endpoint(
  'planRelease',
  'POST /envs/:environment/plan',
  ofReleases({ permission: 'release.view', reasons: ['RELEASE_NOT_FOUND', 'RELEASE_REFUSED'] }),
)

export const createRelease = endpoint(
  'createRelease',
  'POST /envs/:environment/releases',
  ofReleases({
    permission: 'release.promote',
    status: 201,
    revisioned: true,
    reasons: ['RELEASE_NOT_FOUND', 'RELEASE_REFUSED', 'ENVIRONMENT_FROZEN', 'REVISION_REQUIRED'],
    changes: () => [getReleaseStatus, listReleases, listEndedCanaries],
  }),
)

export const rollBack = endpoint(
  'rollBack',
  'POST /envs/:environment/rollback',
  ofReleases({
    permission: 'release.rollback',
    status: 201,
    revisioned: true,
    reasons: ['RELEASE_NOT_FOUND', 'RELEASE_REFUSED', 'REVISION_REQUIRED'],
    changes: () => [getReleaseStatus, listReleases, listEndedCanaries],
  }),
)

export const listOverrides = endpoint(
  'listOverrides',
  'GET /envs/:environment/overrides',
  ofReleases({ permission: 'release.view' }),
)

/** Warnings about the people and versions of an override before it is created. */
export const planOverride = endpoint(
  'planOverride',
  'POST /envs/:environment/overrides/plan',
  ofReleases({ permission: 'release.override' }),
)

export const createOverride = endpoint(
  'createOverride',
  'POST /envs/:environment/overrides',
  ofReleases({
    permission: 'release.override',
    status: 201,
    reasons: ['RELEASE_REFUSED'],
    changes: () => [listOverrides],
  }),
)

export const revokeOverride = endpoint(
  'revokeOverride',
  'DELETE /envs/:environment/overrides/:overrideId',
  ofReleases({
    permission: 'release.override',
    status: 204,
    reasons: ['OVERRIDE_NOT_FOUND'],
    changes: () => [listOverrides],
  }),
)

/** What publishing a built bundle would do, before its files are sent. */
export const planVersion = endpoint(
  'planVersion',
  'POST /envs/:environment/versions/plan',
  ofReleases({ permission: 'release.publish', reasons: ['RELEASE_NOT_FOUND', 'RELEASE_REFUSED'] }),
)

export const publishVersion = endpoint(
  'publishVersion',
  'PUT /apps/:name/versions/:version',
  ofReleases({
    permission: 'release.publish',
    reasons: ['RELEASE_NOT_FOUND', 'RELEASE_REFUSED', 'VERSION_EXISTS', 'CONTENT_TOO_LARGE'],
    changes: () => [getReleaseStatus],
  }),
)

export const getPublishedVersion = endpoint(
  'getPublishedVersion',
  'GET /apps/:name/versions/:version',
  ofReleases({ permission: 'release.view', reasons: ['RELEASE_NOT_FOUND'] }),
)

export const getPublishedFiles = endpoint(
  'getPublishedFiles',
  'GET /apps/:name/versions/:version/files',
  ofReleases({ permission: 'release.view', reasons: ['RELEASE_NOT_FOUND'] }),
)

/** Publishes the packages that applications are built with, all together. */
export const publishPackages = endpoint(
  'publishPackages',
  'PUT /packages',
  ofReleases({
    permission: 'release.promote',
    reasons: ['RELEASE_REFUSED', 'VERSION_EXISTS', 'CONTENT_TOO_LARGE'],
  }),
)

/** A token with which the caller's package manager reads these packages for some hours. */
export const createPackageToken = endpoint(
  'createPackageToken',
  'POST /package-tokens',
  ofReleases({ permission: 'release.view', status: 201 }),
)

/** A release as it is stored, with its signature, for those who have the public key. */
export const getSealedRelease = endpoint(
  'getSealedRelease',
  'GET /envs/:environment/releases/:seq/sealed',
  ofReleases({ permission: 'release.view', reasons: ['RELEASE_NOT_FOUND'] }),
)

/** The record of a published version as it is stored, with its signature. */
export const getSealedVersion = endpoint(
  'getSealedVersion',
  'GET /apps/:name/versions/:version/sealed',
  ofReleases({ permission: 'release.view', reasons: ['RELEASE_NOT_FOUND'] }),
)

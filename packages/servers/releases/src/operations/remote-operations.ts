import { entityTag } from '@portal/contract/headers.ts'
import { BUNDLE_MANIFEST } from '@portal/contract/releases/built-files.ts'
import { publishUpload } from '@portal/contract/releases/publish-upload.ts'
import * as endpoints from '@portal/contract/releases/release-endpoints.ts'
import { builtArtifact } from '../artifact/built-artifact.ts'
import { BundleManifest } from '../bundle/bundle-manifest.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import type { HistoryQuery, ReleaseOperations } from './release-operations.ts'
import { remoteOverrides } from './remote-overrides.ts'
import { type Service, serviceCaller } from './service-caller.ts'

const blobsOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([file, bytes]) => [file, new Blob([bytes])] as const)

/** What a plan needs to know of the files. */
const listed = (files: ReadonlyMap<string, Buffer>) => ({
  manifest: String(files.get(BUNDLE_MANIFEST)),
  files: [...files.keys()].filter((name) => name !== BUNDLE_MANIFEST),
})

/** The same operations as on the store, through a service that alone has the store and the signing key. */
export function remoteOperations(service: Service): ReleaseOperations {
  const call = serviceCaller(service)
  const params = { environment: service.environment }
  const history = (query: HistoryQuery) => call(endpoints.listReleases, { params, query })

  return {
    head: async () => (await call(endpoints.getReleaseStatus, { params })).release,
    rules: async () => (await call(endpoints.getReleaseStatus, { params })).rules,
    canaries: async () => (await call(endpoints.getReleaseStatus, { params })).canaries,
    watched: async () => (await call(endpoints.getReleaseStatus, { params })).watched,
    hosts: async () => (await call(endpoints.getReleaseStatus, { params })).hosts,
    webhooks: async () => (await call(endpoints.getReleaseStatus, { params })).webhooks,
    async read(seq) {
      const [found] = (await history({ before: seq + 1, limit: 1 })).items
      if (found?.seq === seq) return found
      throw new ReleaseError('absent', `${service.environment} has no release ${seq}.`)
    },
    history,
    compare: (from, to) =>
      call(endpoints.compareReleases, { params: { ...params, seq: String(to) }, query: { from } }),
    plan: (change) => call(endpoints.planRelease, { params, body: change }),

    async release({ change, reason: changeReason, expected }) {
      const options = { headers: { 'if-match': entityTag(expected) } }
      if (change.action === 'rollback' || change.action === 'canary.abort')
        return call(endpoints.rollBack, { params, body: { change, changeReason } }, options)
      return call(endpoints.createRelease, { params, body: { change, changeReason } }, options)
    },

    async publish(files, facts = {}) {
      const { manifest } = builtArtifact(files)
      const { name, version } = manifest
      const upload = publishUpload(blobsOf(files), facts)
      const input = { params: { name, version }, query: params }
      return call(endpoints.publishVersion, input, { upload }).catch(async (error: unknown) => {
        // A refusal before the upload has arrived can get lost with the connection. The plan has the same reason.
        if (failedAs('unreachable', error)) await call(endpoints.planVersion, { params, body: listed(files) })
        throw error
      })
    },

    publishPackages: (files) =>
      call(endpoints.publishPackages, {}, { upload: publishUpload(blobsOf(files), {}) }),
    packageToken: () => call(endpoints.createPackageToken, {}),

    versions: async () => (await call(endpoints.getReleaseStatus, { params })).published,
    async published(name, version) {
      const { digest, manifest } = await call(endpoints.getPublishedVersion, { params: { name, version } })
      return { digest, manifest: BundleManifest.parse(manifest) }
    },
    async files(name, version) {
      const { files } = await call(endpoints.getPublishedFiles, { params: { name, version } })
      return new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]))
    },

    async sealedRelease(seq) {
      const { sealed } = await call(endpoints.getSealedRelease, { params: { ...params, seq: String(seq) } })
      return Buffer.from(sealed)
    },
    async sealedVersion(name, version) {
      const { sealed } = await call(endpoints.getSealedVersion, { params: { name, version } })
      return Buffer.from(sealed)
    },

    ...remoteOverrides(call, service.environment),
  }
}

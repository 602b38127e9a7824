import { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { liveVersionAt } from '@portal/contract/resources/live-version.ts'
import { queryForAll } from '@portal/portal-app'
import { fromZonedInput, toZonedInput, zoneHint } from '@portal/portal-app/time'
import { linkTo } from '@portal/routing/link-to.ts'
import { Field, Input, Moment, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routes } from '../routes.ts'

/** The version that consumers saw at a time, from publication and deletion times. */
export function LiveAt({ file: { id: fileId, dirId } }: { file: File }) {
  const { data: versions } = useQuery(queryForAll(listFileVersions, { params: { dirId, fileId } }))
  const [time, setTime] = useState(() => toZonedInput(Date.now()))
  const at = fromZonedInput(time)
  const live = versions && at ? liveVersionAt(versions, at) : undefined
  return (
    <Stack gap="2" maxWidth="form">
      <Field label="Live at" hint={zoneHint()} error={at ? undefined : 'Enter a day and a time'}>
        {(ties) => (
          <Input
            {...ties}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
      {/* Keep the layout stable when the versions load. */}
      <Text aria-live="polite" minHeight={{ base: '2lh', sm: '1lh' }}>
        {live?.publishedAt ? (
          <>
            <TextLink underlined to={linkTo(routes.versionDetails, { dirId, fileId, verId: live.id })}>
              Version {live.number}
            </TextLink>
            , published <Moment at={live.publishedAt} /> by {live.publishedBy?.name}.
          </>
        ) : (
          versions && at && 'Nothing was live then.'
        )}
      </Text>
    </Stack>
  )
}

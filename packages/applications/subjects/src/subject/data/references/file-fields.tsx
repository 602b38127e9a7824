import { SearchField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { useDirectoryOptions, useFileOptions, useVersionOptions } from './use-resource-options.ts'

/** A file under Resources, found by its directory and name; optionally a single version of it. */
export function FileFields({ path }: { path: string }) {
  const names = { dirId: `${path}.dirId`, fileId: `${path}.fileId`, verId: `${path}.verId` }
  const [dirId, fileId] = useWatch<Record<string, string | undefined>>({ name: [names.dirId, names.fileId] })
  return (
    <>
      <SearchField name={names.dirId} options={useDirectoryOptions()} clears={[names.fileId, names.verId]} />
      <SearchField name={names.fileId} options={useFileOptions(dirId ?? '')} clears={[names.verId]} />
      <SearchField
        name={names.verId}
        options={useVersionOptions(dirId ?? '', fileId ?? '')}
        hint="Leave empty to follow the current version."
      />
    </>
  )
}

import type { Pool } from 'pg'

/** Deletes the matching artifacts, always in the same order, so that concurrent deletions cannot deadlock. */
export async function deleteArtifacts(
  database: Pool,
  condition: string,
  values: readonly (string | readonly string[])[],
): Promise<void> {
  await database.query(
    `with ending as (
       select model, id from identity.artifact where ${condition} order by model, id for update
     )
     delete from identity.artifact using ending
     where artifact.model = ending.model and artifact.id = ending.id`,
    [...values],
  )
}

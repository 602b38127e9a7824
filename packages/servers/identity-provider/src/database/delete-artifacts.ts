import type { Pool } from 'pg'

/** Deletes what the condition holds for, always in the same order: two who delete at once must not wait for each other. */
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

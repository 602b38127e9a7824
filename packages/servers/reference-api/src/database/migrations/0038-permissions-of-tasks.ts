import { type Kysely, sql } from 'kysely'

/** The permission that a task needs because of what it does, such as deleting, so that continuing it needs the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table task add column permission text;

    update task set permission = case
      when type = 'DPA_BATCH' then
        case options ->> 'action'
          when 'PUBLISH' then 'dpa.publish'
          when 'DELETE' then 'dpa.delete'
          else 'dpa.statusUpdate'
        end
      when type in ('DPA_IMPORT', 'DPA_FILE_ONBOARDING') and options ->> 'publish' = 'true' then 'dpa.publish'
      when type = 'SUBJECT_IMPORT' and options ->> 'publish' = 'true' then 'subject.publish'
      when type in ('DPA_IMPORT_UNDO', 'DPA_BATCH_UNDO') then (
        select case
          when undone.type <> 'DPA_BATCH' then case when undone.outcomes ->> 'CREATED' > '0' then 'dpa.delete' end
          when undone.outcomes ->> 'PUBLISHED' > '0' then 'dpa.publish'
          else 'dpa.statusUpdate'
        end
        from task undone where undone.id::text = task.options ->> 'taskId'
      )
    end
  `.execute(db)
}

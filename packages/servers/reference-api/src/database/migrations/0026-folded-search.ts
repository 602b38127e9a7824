import { type Kysely, sql } from 'kysely'

/** The characters that `\p{M}` matches, as a PostgreSQL pattern, which has no such class. */
function marks(): string {
  const ranges: [first: number, last: number][] = []
  for (let code = 0; code <= 0x10ffff; code++) {
    if (!/\p{M}/u.test(String.fromCodePoint(code))) continue
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`
  return `[${ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')}]`
}

/**
 * The database's own `foldText`, for searched texts without a folded copy. The audit trail cannot have one:
 * its columns are hashed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold_text(given text) returns text language plpgsql immutable strict parallel safe as $$
      begin
        -- Most texts are plain English; the rest takes thirty times longer.
        if octet_length(given) = char_length(given) then return lower(given); end if;
        return replace(replace(replace(replace(
          translate(lower(regexp_replace(normalize(given, NFKD), ${sql.lit(marks())}, '', 'g')), 'łøđðħıŧ', 'loddhit'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      end
    $$;

    drop index audit_entry_reason;
    create index audit_entry_reason on audit_entry using gin (fold_text(change_reason) gin_trgm_ops)
      where change_reason is not null;

    -- Tasks that were there before their files could be searched.
    update task set search = fold_text(search) where search <> fold_text(search);
  `.execute(db)
}

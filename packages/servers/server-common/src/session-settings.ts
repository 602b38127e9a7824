interface Session {
  query(statement: string, values: string[]): Promise<unknown>
}

/**
 * Settings for each new connection of a `pg` pool, as its `onConnect`. They are sent as a statement, because poolers such
 * as PgBouncer refuse them as startup parameters.
 */
export const sessionSettings =
  (settings: Readonly<Record<string, string | number | undefined>>) =>
  async (session: Session): Promise<void> => {
    const given = Object.entries(settings).filter(([, value]) => value !== undefined)
    if (given.length === 0) return
    const calls = given.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`)
    await session.query(`select ${calls.join(', ')}`, given.flat().map(String))
  }

/** Tokens of build servers. Shorter ones could be guessed. */
export const BUILD_TOKEN = /^[\w.~+/=-]{20,500}$/

const BUILD_SERVER = 'ci:'

/** How the history names a build server. No email address starts like this. */
export const actorOfBuildServer = (name: string): string => BUILD_SERVER + name

/** Whether an actor of the history is a build server. */
export const isBuildServer = (actor: string): boolean => actor.startsWith(BUILD_SERVER)

import { ownWorld } from '../worlds/world.ts'

export const WORLD = ownWorld()
export const PORTAL_URL = WORLD.url

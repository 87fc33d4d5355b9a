import type { Scene } from './camera.ts'
import { directory } from './directory.scenes.ts'
import { overlays } from './overlays.scenes.ts'
import { profile } from './profile.scenes.ts'
import { routes } from './routes.scenes.ts'
import { shell } from './shell.scenes.ts'
import { standalone } from './standalone.scenes.ts'

export const scenes: ReadonlyArray<Scene> = [...standalone, ...shell, ...overlays, ...routes, ...directory, ...profile]

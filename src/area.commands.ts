import { commandsArea } from './wiring.commands.ts'

/** What lies over the pages: palette, help and shortcuts, loaded when one of them is first asked for. */
export const commands = { start: commandsArea }

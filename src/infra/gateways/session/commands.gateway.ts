import * as Result from 'effect/Result'
import type { TenantId, UserId } from '../../../domain/kernel/ids.ts'
import type { ThemeAction } from '../../../domain/session/paletteEntries.ts'
import type { CommandPorts } from '../../../machines/session/commands.ports.ts'
import type { HelpPorts } from '../../../machines/session/help/help.ports.ts'
import type { PalettePorts } from '../../../machines/session/palette/palette.ports.ts'
import type { Run } from '../../http/run.ts'
import { keptPerUser } from '../../storage/perUser.ts'

interface Edges {
  readonly run: Run
  readonly storage: Storage
  readonly userId: UserId
  readonly tenantId: TenantId
  readonly applyTheme: (theme: ThemeAction) => void
  /** The address of a hosted help desk; null where the local panel is the widget. */
  readonly widgetUrl: string | null
  /** Opens an address beside the product. */
  readonly openBeside: (url: string) => void
}

interface CommandsGateway extends CommandPorts, HelpPorts, PalettePorts {
  readonly recent: () => ReadonlyArray<string>
  readonly singleKeysAreOn: () => boolean
}

/** What the palette and the keys remember in this browser, and the help widget that is configured. */
export const commandsGateway = (edges: Edges): CommandsGateway => {
  const { run, storage, userId, tenantId, applyTheme, widgetUrl, openBeside } = edges
  const recent = keptPerUser(storage, `recent.${tenantId}`, isTexts)
  const singleKeys = keptPerUser(storage, 'singleKeys', isBoolean)
  return {
    recent: () => recent.recall(userId) ?? [],
    singleKeysAreOn: () => singleKeys.recall(userId) ?? true,
    rememberRecent: async ({ ids }) => Result.succeed(recent.remember(userId, ids)),
    rememberSingleKeys: async ({ areOn }) => Result.succeed(singleKeys.remember(userId, areOn)),
    rememberTour: async (_, signal) => Result.map(await run('session', 'seeTour', { signal }), () => undefined),
    search: ({ text }, signal) => run('search', 'all', { query: { text }, signal }),
    setTheme: async ({ theme }) => Result.succeed(applyTheme(theme)),
    openWidget: async ({ page }) => {
      if (widgetUrl === null) return Result.succeed('panel')
      openBeside(widgetAddress(widgetUrl, page))
      return Result.succeed('elsewhere')
    },
  }
}

/** The help desk is told which page, and never whose: ids stay here. */
const widgetAddress = (widgetUrl: string, page: string): string => {
  const url = new URL(widgetUrl)
  url.searchParams.set('page', (page.split(/[?#]/)[0] ?? '').replace(ids, ':id'))
  return url.href
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

const isBoolean = (content: unknown): content is boolean => typeof content === 'boolean'

const isTexts = (content: unknown): content is ReadonlyArray<string> =>
  Array.isArray(content) && content.every((one) => typeof one === 'string')

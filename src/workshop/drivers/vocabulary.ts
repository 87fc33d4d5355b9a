import type { Act, FileChosen, Name, Sight, Thing } from './driver.ts'
import type { Reply } from './holding.ts'

/** The words the drivers are written in. */
const named =
  (role: string) =>
  (name?: Name, within?: Thing): Thing => ({
    role,
    ...(name !== undefined && { name }),
    ...(within && { within }),
  })

export const alert = named('alert')
export const banner = named('banner')
export const button = named('button')
export const complementary = named('complementary')
export const combobox = named('combobox')
export const dialog = named('dialog')
export const heading = named('heading')
export const link = named('link')
export const list = named('list')
export const main = named('main')
export const menuitem = named('menuitem')
export const navigation = named('navigation')
export const option = named('option')
export const progressbar = named('progressbar')
export const region = named('region')
export const searchbox = named('searchbox')
export const slider = named('slider')
export const status = named('status')
export const switchNamed = named('switch')
export const textbox = named('textbox')
export const tab = named('tab')
/** Whichever of several. */
export const any = (thing: Thing): Thing => ({ ...thing, isOneOfMany: true })
export const labelled = (label: Name, within?: Thing): Thing => ({ label, ...(within && { within }) })
export const text = (says: Name, within?: Thing): Thing => ({ text: says, ...(within && { within }) })

export const clicks = (on: Thing): Act => ({ does: 'clicks', on })
export const clicksIfThere = (on: Thing): Act => ({ does: 'clicks if there', on })
export const pointsAt = (at: Thing): Act => ({ does: 'points at', at })
export const fills = (on: Thing, typed: string): Act => ({ does: 'fills', on, with: typed })
export const chooses = (on: Thing, option: string): Act => ({ does: 'chooses', on, option })
export const leaves = (what: Thing): Act => ({ does: 'leaves', what })
export const presses = (key: string): Act => ({ does: 'presses', key })
export const opens = (path: string): Act => ({ does: 'opens', path })
export const forgets = (keys: RegExp): Act => ({ does: 'forgets', keys })
export const waits = (ms: number): Act => ({ does: 'waits', ms })
export const waitsFor = (thing: Thing): Act => ({ does: 'waits for', thing })
export const choosesFile = (by: Thing, file: FileChosen): Act => ({ does: 'chooses file', by, file })
export const answers = (call: string, reply: Reply): Act => ({ does: 'answers', call, reply })
/** Waits until it is there, before it goes on. */
export const until = (sight: Sight): Act => ({ does: 'sees', sight })

export const truly: Reply = { kind: 'truly' }
/** Not in the envelope of our own API: an answer of the provider. */
export const bare = (status: number, data: object): Reply => ({ kind: 'bare', status, data })
export const done = (data: unknown): Reply => ({ kind: 'done', data })
export const doneLike = (call: string, change: Readonly<Record<string, unknown>> = {}): Reply => ({
  kind: 'doneLike',
  call,
  change,
})

export const there = (of: Thing, more: Pick<Sight, 'saying' | 'holding' | 'describedAs'> = {}): Sight => ({
  of,
  is: 'there',
  ...more,
})
export const gone = (of: Thing): Sight => ({ of, is: 'gone' })
export const busy = (of: Thing): Sight => ({ of, is: 'busy' })
export const denied = (of: Thing): Sight => ({ of, is: 'denied' })
export const checked = (of: Thing): Sight => ({ of, is: 'checked' })
export const unchecked = (of: Thing): Sight => ({ of, is: 'unchecked' })
export const focused = (of: Thing): Sight => ({ of, is: 'focused' })

/**
 * The keyboard's shortcuts: one table, followed by the machine and shown by the sheet. Ours.
 *
 * - A shortcut of single keys never fires while somebody types in a field, and can be switched off (WCAG 2.1.4).
 * - Ctrl K (⌘ K on a Mac) types nothing, so it works in a field too, and cannot be switched off.
 * - What somebody may not open has no shortcut for them.
 * - The second key of two is waited for 1.2 s.
 */
import { type MenuPage, menuLabel } from './menu.ts'

export const SECOND_KEY_MS = 1_200

export type ShortcutTarget = { readonly open: MenuPage } | { readonly show: 'palette' | 'search' | 'sheet' }

export interface Shortcut {
  /** Pressed one after the other. */
  readonly keys: readonly [string] | readonly [string, string]
  /** Held with the first key: Ctrl, or ⌘ on a Mac. */
  readonly withControl: boolean
  readonly label: string
  readonly target: ShortcutTarget
}

const single = (key: string, label: string, target: ShortcutTarget): Shortcut => ({
  keys: [key],
  withControl: false,
  label,
  target,
})

const goTo = (key: string, open: MenuPage): Shortcut => ({
  keys: ['g', key],
  withControl: false,
  label: menuLabel(open),
  target: { open },
})

export const shortcuts: ReadonlyArray<Shortcut> = [
  { keys: ['k'], withControl: true, label: 'Search people, records, pages and actions', target: { show: 'palette' } },
  single('/', 'Search on this page', { show: 'search' }),
  single('?', 'Show this list', { show: 'sheet' }),
  goTo('h', 'home'),
  goTo('p', 'employee'),
  goTo('e', 'employees'),
  goTo('o', 'orgChart'),
  goTo('c', 'checkIns'),
  goTo('r', 'prs'),
  goTo('t', 'reports'),
  goTo('d', 'hrPolicies'),
  goTo('a', 'assets'),
  goTo('s', 'companySettings'),
]

/** Those this person has. `mayOpen` is what the palette offers them. */
export const shortcutsFor = (mayOpen: (route: MenuPage) => boolean): ReadonlyArray<Shortcut> =>
  shortcuts.filter(({ target }) => !('open' in target) || mayOpen(target.open))

export interface KeyPress {
  /** As the keyboard layout gives it, so that '?' is where it stands on this keyboard. */
  readonly key: string
  readonly withControl: boolean
  /** The focus is where letters are written. */
  readonly whileTyping: boolean
}

/** Whether a press counts at all. */
export const counts = ({ withControl, whileTyping }: KeyPress, singleKeysAreOn: boolean): boolean =>
  withControl || (singleKeysAreOn && !whileTyping)

/** The shortcut that these keys make up. */
export const completed = (
  all: ReadonlyArray<Shortcut>,
  first: string | null,
  { key, withControl }: KeyPress,
): Shortcut | undefined => {
  // Ctrl K is not the second key of anything: it leads where it always leads.
  const pressed = first === null || withControl ? [key.toLowerCase()] : [first, key.toLowerCase()]
  return all.find(
    (shortcut) =>
      shortcut.withControl === withControl &&
      shortcut.keys.length === pressed.length &&
      shortcut.keys.every((wanted, at) => wanted === pressed[at]),
  )
}

/** Whether a longer shortcut begins with this key. */
export const begins = (all: ReadonlyArray<Shortcut>, { key, withControl }: KeyPress): boolean =>
  !withControl && all.some(({ keys }) => keys.length === 2 && keys[0] === key.toLowerCase())

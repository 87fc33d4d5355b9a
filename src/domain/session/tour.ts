/**
 * What a newcomer is shown in the first minutes (ours): five or six places of the shell and the Home page, each with why one
 * comes back to it. An administrator is shown where the company is set up, a manager where their people are.
 */
import { isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'

export type TourPlace = 'menu' | 'search' | 'toDo' | 'people' | 'company' | 'profile' | 'help'

export interface TourStop {
  readonly id: TourPlace
  readonly title: string
  readonly text: string
}

/** What asks for it. */
export const takeTour = 'Take the tour'

const stop = (id: TourPlace, title: string, text: string): TourStop => ({ id, title, text })

const menu = {
  admin: stop(
    'menu',
    'Everything starts here',
    'Your people and their records are at the top of the menu. Find company administration under Manage Company.',
  ),
  other: stop(
    'menu',
    'Everything starts here',
    'The menu shows what you can open: your profile, your company and anything else you have access to.',
  ),
}

const search = {
  admin: stop(
    'search',
    'Find anyone in seconds',
    'Type part of a name to open a profile. Ctrl K (⌘ K on a Mac) finds pages and actions too, wherever you are.',
  ),
  other: stop(
    'search',
    'Jump to anything',
    'Search for a page, a person or an action. Ctrl K (⌘ K on a Mac) opens this wherever you are.',
  ),
}

const toDo = {
  leading: stop(
    'toDo',
    'See what needs your attention',
    'Approvals for your team and your own tasks show here, due first. Choose one to open it.',
  ),
  other: stop(
    'toDo',
    'See what needs your attention',
    'Policies to read and other tasks show here, due first. Choose one to open it.',
  ),
}

const company = stop(
  'company',
  'Make it your company’s',
  'Find departments, locations and date and number formats in Company Settings.',
)

const people = stop(
  'people',
  'Support your team',
  'Employees lists everyone who reports to you. Open a name for their profile and records.',
)

const profile = stop(
  'profile',
  'Make yourself at home',
  'Open your picture for your profile, settings and light or dark mode.',
)

const help = stop(
  'help',
  'Help is always at hand',
  'Support answers questions about the page you are on. You can take this tour again from there.',
)

/** In the order they are shown. */
export const tourFor = (actor: Pick<Actor, 'privileges' | 'underlings'>): ReadonlyArray<TourStop> => {
  if (isAdmin(actor)) return [menu.admin, search.admin, toDo.leading, company, profile, help]
  if (isManager(actor)) return [menu.other, search.other, toDo.leading, people, profile, help]
  return [menu.other, search.other, toDo.other, profile, help]
}
